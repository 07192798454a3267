# Слова, которые нужны каждой странице. Термины — как в GLOSSARY.md.
brand = Пять ветров
skip = К содержанию
nav = Страницы
nav-play = Играть
nav-score = Подсчёт руки
nav-rules = Правила
nav-learn = Учиться
nav-replay = Повтор
nav-hall = Зал
nav-settings = Настройки
language = Язык
close = Закрыть
back = Назад
again = Попробовать ещё раз
clause-open = Пункт { $id }
clause-in-book = Читать в правилах
error-offline = Нет связи с сервером.
error-unknown = Что-то пошло не так. Попробуйте ещё раз.

title-table = Стол
title-score = Подсчёт руки
title-rules = Правила
title-fans = Фаны
title-learn = Учиться
title-replay = Повтор
title-hall = Зал
title-sheet = Бланк стола
title-duplicate = Дубликат
title-cards = Карточки для дубликата
title-print = Печать
title-me = Мои игры
title-settings = Настройки
title-event = Турнир
title-event-new = Новый турнир
title-nowhere = Такой страницы нет
nowhere-text = Возможно, ссылка оборвалась.

game-red = Красный маджонг
game-classical = Китайский классический
game-mcr = MCR
game-sichuan = Сычуаньский
game-taiwan = Тайваньский

wind-E = Восток
wind-S = Юг
wind-W = Запад
wind-N = Север

level-random = Случайный
level-novice = Новичок
level-club = Клубный игрок
level-master = Мастер

tile-m = { $number ->
    [one] { $number } символ
    [few] { $number } символа
   *[many] { $number } символов
}
tile-p = { $number ->
    [one] { $number } точка
    [few] { $number } точки
   *[many] { $number } точек
}
tile-s = { $number ->
    [one] { $number } бамбук
    [few] { $number } бамбука
   *[many] { $number } бамбуков
}
tile-1z = Восточный ветер
tile-2z = Южный ветер
tile-3z = Западный ветер
tile-4z = Северный ветер
tile-5z = Белый дракон
tile-6z = Зелёный дракон
tile-7z = Красный дракон
tile-1f = Слива
tile-2f = Орхидея
tile-3f = Хризантема
tile-4f = Бамбук (цветок)
tile-5f = Весна
tile-6f = Лето
tile-7f = Осень
tile-8f = Зима
tile-0j = Джокер
tile-back = Кость рубашкой вверх

suit-m = символы
suit-p = точки
suit-s = бамбуки
offence-late_10 = опоздание до 10 минут
offence-late_15 = опоздание от 10 до 15 минут
offence-late_missed = опоздание больше чем на 15 минут
