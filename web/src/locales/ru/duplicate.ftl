# Матчи «дубликат» и карточки для настоящих костей.
duplicate-new = Матч «дубликат»
duplicate-lead = Одни и те же сдачи за несколькими столами: каждый Восток сравнивается со всеми, у кого на Востоке были те же кости. Везение с костями взаимно уничтожается.
duplicate-game = Игра
duplicate-tables-count = Столов
duplicate-deals-count = Сдач
duplicate-bots-note = На пустые места садятся боты.
duplicate-make = Создать матч
duplicate-how = Как это устроено
duplicate-how-walls = За всеми столами одни и те же стены и броски, сдача за сдачей. Стены строит только сервер: игроки в перемешивании не участвуют, зато обязательства сервера опубликованы заранее.
duplicate-how-seats = Места — это ветры: первое — Восток в первой сдаче. Сдающий меняется после каждой сдачи, за всеми столами.
duplicate-how-points = На каждом месте вы получаете 2 матч-очка за каждый стол, сыгравший хуже, и 1 за равный; рядом стоит ваша разница со средним.
duplicate-how-wait = Сдача сравнивается, и её повторы открываются, когда её закончат все столы.
duplicate-to-cards = Карточки для печати, для столов с настоящими костями

duplicate-of = Дубликат: { $game }
duplicate-facts = Создал: { $host } · столов: { $tables } · сдач: { $deals }
duplicate-complete = Закончено за всеми столами: { $complete } из { $deals } сдач.
duplicate-complete-label = Сдачи, законченные за всеми столами
duplicate-over = Матч окончен.
duplicate-tables = Столы
duplicate-send = Пошлите каждому игроку ссылку на его стол. За двумя столами сидеть нельзя.
duplicate-table = Стол { $number }
duplicate-table-short = Стол
duplicate-state-open = Ждёт игроков
duplicate-state-playing = Идёт игра: закончено { $finished } из { $deals } сдач
duplicate-state-over = Окончен: сыграно { $finished } из { $deals } сдач
duplicate-state-dropped = Снят: не считается
duplicate-free = свободно
duplicate-bot = бот ({ $level })
duplicate-go = К моему столу
duplicate-go-to = К моему столу, номер { $number }
duplicate-sit = Сесть
duplicate-sit-at = Сесть за стол { $number }
duplicate-copy = Скопировать ссылку
duplicate-copy-of = Скопировать ссылку на стол { $number }
duplicate-copied = Ссылка скопирована.
duplicate-drop = Снять
duplicate-drop-of = Снять стол { $number }
duplicate-drop-sure = Снять стол { $number } насовсем
duplicate-drop-not = Оставить

duplicate-standings = Положение
duplicate-place = Место
duplicate-player = Игрок
duplicate-match-points = Матч-очки
duplicate-difference = Разница
duplicate-points = Очки
duplicate-deals-played = Сдач
duplicate-deals = По сдачам
duplicate-deal = Сдача { $deal } · раунд: { $round }
duplicate-what = Что произошло
duplicate-replays = Повтор
duplicate-replay = Стол { $number }
duplicate-replay-of = Повтор сдачи { $deal } за столом { $number }
duplicate-mean = Среднее
duplicate-mp = { $count } МО
duplicate-nothing-yet = Ни одна сдача ещё не закончена за всеми столами. До тех пор о ней ничего не сообщается.
duplicate-story-win = { $seat } выигрывает на кости с места { $from }: { $value }
duplicate-story-self = { $seat } выигрывает со стены: { $value }
duplicate-story-false = { $seat }: ложный выигрыш
duplicate-story-draw = Никто не выиграл
duplicate-story-time = Остановлена: время вышло
duplicate-shuffle = Перемешивание
duplicate-shuffle-text = Чем сервер связал себя до первой сдачи, по сдачам (игра «{ $id }», участник 0). Доказательство в конце сдачи показывает секрет, который к этому подходит.

cards-session = Сессия
cards-seed = Зерно
cards-seed-note = Все стены следуют из зерна. Держите его в тайне до конца сессии; на карточках стоит только его отпечаток.
cards-make = Сделать карточки
cards-print = { $pages ->
    [one] Печать: { $pages } страница
    [few] Печать: { $pages } страницы
   *[many] Печать: { $pages } страниц
}
cards-cut = По странице на сдачу. Тот, кто не играет, разрезает карточки и раздаёт их игрокам лицом вниз; копий нужно столько, сколько столов.
cards-head = { $game } · сессия { $session } · сдача { $deal }
cards-dealer = сдающий
cards-begins = Вы начинаете: на кость больше, без добора.
cards-draws = Вы начинаете с добора.
cards-secret = Соберите эту руку; никому её не показывайте.
cards-wall = Стена
cards-order-far = Добор: от 1 и дальше. Замены: от { $last } и назад.
cards-order-live = Добор и замены: от 1 и дальше.
cards-dead = Последние { $count } оставшихся костей не играют.
cards-dice = Кубики: { $dice }.
cards-referee = Для того, кто строит стену; никому из играющих.
