# Стол. Термины — как в GLOSSARY.md.
table-coming = Идём к столу…
table-offline = Нет связи. Пробуем снова…
table-closed = За этот стол не попасть
table-closed-text = Сервер завершил соединение.
table-no-spectators = Игра уже идёт, и зрителей за этот стол не пускают.
table-no-table = Такого стола нет. Возможно, ссылка обрезана.
table-home = На главную

# Сбор
table-link-title = Ссылка для остальных
table-copy = Скопировать
table-copied = Ссылка скопирована.
table-share = Поделиться
table-invitation = Приходите играть: { $game }!
table-chairs = Кто играет
table-chair-free = свободно
table-sit = Сесть
table-stand-up = Встать
table-remove = Убрать
table-bots-fill =
    { $count ->
        [0] Все места заняты.
        [one] На свободное место сядет бот. Уровень: { $level }.
       *[other] На свободные места сядут боты. Уровень: { $level }.
    }
table-spectators =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[many] Смотрят { $count } зрителей.
    }
table-begin = Начать игру
table-wait-host = Игру начнёт { $host }.
table-look-on = Пока вы не сели за стол, вы зритель.

# Люди
table-you = Вы
table-bot-number = Бот { $number }
table-is-gone = нет связи
table-is-away = отошёл, играет бот
table-is-ready = в ожидании
table-is-out = победа
table-is-dead = мёртвая рука
table-dealer = Дилер
table-points = Очки
table-wind-E = В
table-wind-S = Ю
table-wind-W = З
table-wind-N = С

# Стол
table-left =
    { $count ->
        [one] В стене осталась { $count } кость
        [few] В стене осталось { $count } кости
       *[many] В стене осталось { $count } костей
    }
table-round-deal = { $round } · сдача { $deal }
table-streak = подряд: { $count }
table-river = Снос, { $who }: { $tiles }
table-flowers = Цветы
table-forbidden = Запрещённая масть: { $suit }
table-forbidden-suit = запрещённая масть
table-drawn = взята
table-suggested = подсказка
table-hand = Ваша рука
table-actions = Что можно сделать
table-time =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
table-bank = Запас времени
table-paused = Перерыв
table-again = Играть ещё
table-watch = Вы победили. Остальные играют дальше.
table-doubtful = Это не похоже на победу, а за ложную победу штрафуют. Нажмите ещё раз, если всё равно хотите объявить.
table-your-turn = Ваш ход
table-your-claim = Эту кость можно взять
table-looking-on = Вы зритель.
table-other-device = Вы играете на другом устройстве.
table-take-over = Играть здесь
table-left-chair = За вас играет бот.
table-come-back = Вернуться
table-show-end = Показать итог

# Сеты
table-set-chow = чоу
table-set-pung = панг
table-set-kong = конг
table-set-pair = пара
table-set-knitted = переплетённый ряд
table-set-concealed-kong = закрытый конг
table-meld-from = { $name }: { $tiles }; взято: { $from }

# Действия
table-do-chow = Чоу
table-do-pung = Панг
table-do-kong = Конг
table-do-flower = Цветок
table-do-ready = Ожидание
table-do-win = Победа!
table-do-pass = Пас
table-do-forbid = Запретить { $suit }
table-do-discard = Снести: { $tile }
table-noted = Вы: { $action }
table-undo = Взять назад
table-why-not = { $action } — почему нельзя?

# Запрещённая масть
table-forbid-title = Выберите запрещённую масть
table-forbid-text = Пока на руке есть хоть одна её кость, победить нельзя. Обычно запрещают масть, которой меньше всего.
table-forbid-count =
    { $count ->
        [one] { $count } кость
        [few] { $count } кости
       *[many] { $count } костей
    }

# Что произошло
table-log-drew = Вы взяли: { $tile }
table-log-discarded = { $who }: снос — { $tile }
table-log-claimed = { $who }: { $set } — { $tiles }
table-log-concealed-kong = { $who }: закрытый конг { $tile }
table-log-added-kong = { $who }: конг — { $tile }
table-log-flower = { $who }: цветок — { $tile }
table-log-eighth-flower = { $who }: восьмой цветок — { $tile }
table-log-ready = { $who }: рука в ожидании
table-log-ready-lapsed = { $who }: ожидание отменено
table-log-suit = { $who }: запрещённая масть — { $suit }
table-log-won = { $who }: победа со сноса — { $tile }, снос: { $from }
table-log-won-wall = { $who }: победа со стены — { $tile }
table-log-false-win = { $who }: ложная победа
table-log-paid = { $from } → { $to }: { $points }
table-log-paid-nobody = { $from }: штраф { $points }
table-log-first-turn = { $who }: первый ход
table-log-ended = Сдача окончена

# Ожидания и подсказки
table-waits = Ожидание: { $tiles }
table-distance =
    { $count ->
        [one] До ожидания { $count } замена
        [few] До ожидания { $count } замены
       *[many] До ожидания { $count } замен
    }
table-hint = Подсказка
table-hint-ready = Рука в ожидании
table-hint-useful = Полезных костей осталось: { $count }
table-hint-goal = Вероятность { $chance }, принесёт около { $gain }:
table-hint-others = Сравнить
table-hint-action = Действие
table-hint-value = Оценка
table-hint-risk = Риск
table-why = Почему?

# Меню
table-menu = Меню
table-switch-sort = Раскладывать руку по порядку
table-switch-pass = Пасовать на всё, кроме победы
table-switch-flower = Открывать цветы самостоятельно
table-switch-waits = Показывать ожидания и расстояние
table-switch-keys = Показывать клавиши
table-switch-sound = Звук
table-pause = Перерыв
table-resume = Продолжить
table-stop = Закончить игру
table-leave = Уйти
table-leave-sure = Точно уйти
table-leave-text = За вас доиграет бот. Вернуться можно по той же ссылке.
table-all-agree = Перерыв и конец игры наступают, когда согласны все.
table-wants-pause = Просят перерыв: { $names }
table-wants-stop = Хотят закончить: { $names }
table-log = Что произошло
table-keys = Клавиши
table-keys-always = Показывать клавиши на костях и кнопках
table-key-hand = снести кость, считая слева
table-key-arrows = выбрать кость и снести её
table-key-move = передвинуть кость (если рука не раскладывается сама)
table-key-chow = чоу: первый, второй, третий вариант
table-key-pung = панг
table-key-kong = конг
table-key-win = победа
table-key-ready = объявить ожидание
table-key-flower = открыть цветок
table-key-pass = пас
table-key-undo = взять назад
table-key-hint = подсказка
table-key-next = следующая сдача
table-key-menu = меню
table-key-keys = эти клавиши

# Конец сдачи
table-deal-over = Конец сдачи
table-you-win = Вы победили!
table-wins = Победа: { $who }
table-draw = Ничья
table-time-up = Время вышло
table-look-at-table = К столу
table-win-from = { $who }: { $how }, кость: { $from }
table-win-wall = { $who }: { $how }
table-by-self-draw = победа со стены
table-by-discard = победа со сноса
table-by-rob-kong = ограбление конга
table-by-kong-replacement = победа на замене конга
table-by-flower-replacement = победа на замене цветка
table-by-rob-flower = ограбление цветка
table-by-eighth-flower = восемь цветов
table-by-dealt = победа на сдаче
table-false-win = Это не победа: ложное объявление.
table-declared = объявлен
table-completed = завершён
table-not-counted = Что не засчитано и почему ({ $count })
table-what-if = А что, если…
table-what-if-none = Ничего бы не изменилось.
table-open-score = Открыть в калькуляторе
table-payments = Выплаты
table-no-payments = Никто ничего не платит.
table-nobody = никому
table-hands = Все руки
table-sheet = Таблица очков
table-deal-short = Сдача
table-replayed = не засчитана, переигрывается
table-replay = Просмотр этой сдачи
table-record = Запись игры (файл)
table-next-deal = Следующая сдача
table-waiting-for = Ждём: { $names }
table-seats-change = Сейчас игроки меняются местами.
table-game-over = Игра окончена.
table-ranking = Итог
table-table-points = турнирные очки: { $count }
table-ended-rounds = Сыграны все раунды.
table-ended-deals = Сыграны все сдачи.
table-ended-time = Время вышло.
table-ended-agreed = Игроки договорились закончить.
table-ended-left = Все ушли.
table-ended-forgotten = Долго никто не возвращался.
table-ended-dropped = Организатор матча снял этот стол.
table-duplicate = К матчу «дубликат»
table-duplicate-text = Те же сдачи играют за другими столами матча.

# Первая сдача с объяснениями
table-guide = Первая сдача
table-guide-before = Назад
table-guide-after = Дальше
table-guide-start-red = Соберите четыре сета и пару: чоу — три числа подряд в одной масти, панг — три одинаковые кости. Каждый фан победной руки прибавляет очки. Конгов в этой игре нет.
table-guide-start-classical = Соберите четыре сета и пару. После победы здесь считают все руки, а не только руку победителя: панги и конги полезны, даже если выиграл другой.
table-guide-start-mcr = Соберите четыре сета и пару, которые вместе стоят не меньше 8 очков. Сразу прикиньте, во что может вырасти рука: фанов в этой игре 81.
table-guide-start-sichuan = Только масти, без ветров и драконов. Соберите четыре сета и пару или семь пар — без единой кости масти, которую вы себе запретите.
table-guide-start-taiwan = На руке шестнадцать костей: соберите пять сетов и пару. Каждый фан приносит тай, но победить можно и совсем без фанов.
table-guide-turn = Ваш ход: взятая кость стоит отдельно. Снесите ту, что меньше всего помогает руке, — часто первыми уходят одиночные ветры, драконы и терминальные. Выбор тренера обведён рамкой.
table-guide-turn-sichuan = Ваш ход: снесите одну кость. Сначала избавьтесь от запрещённой масти, она отмечена ✕: пока на руке есть хоть одна её кость, рука не в ожидании и не завершена.
table-guide-claim = Снесли кость, которая вам пригодится. Чоу берут только у игрока слева, панг — у любого. Сет останется открытым до конца сдачи, и часть фанов станет невозможна: можно и спасовать.
table-guide-claim-red = Снесли кость, которая вам пригодится. Победа важнее панга, панг важнее чоу; чоу берут только у игрока слева. Сет останется открытым: можно и спасовать.
table-guide-claim-sichuan = Снесли кость, которая вам пригодится. Здесь объявляют только панги и конги, чоу со сноса не берут. Сет останется открытым; если собираете семь пар, лучше спасовать.
table-guide-flower = Цветок открывают и берут вместо него другую кость. В сеты он не входит, но своему хозяину кое-что даёт.
table-guide-forbid = Перед первым ходом каждый тайно запрещает себе одну масть. Если её кости есть на руке, первой нужно снести одну из них. Обычно запрещают масть, которой меньше всего.
table-guide-ready-classical = Руке не хватает одной кости. В этой игре победить можно, только если ожидание объявлено заранее; ни к чему другому объявление не обязывает.
table-guide-ready-taiwan = Рука в ожидании прямо со сдачи. Можно объявить это и получить дополнительные тай, но тогда менять руку нельзя: всё, что взяли, сносите, пока не победите.
table-guide-kong = Четыре одинаковые кости можно объявить конгом. Он считается одним сетом, а вы берёте замену. Это не обязательно.
table-guide-kong-sichuan = Четыре одинаковые кости можно объявить конгом. Вы берёте замену, и за конг вам сразу платят.
table-guide-win-red = Рука завершена: нажмите «Победа!». Её стоимость — сумма всех фанов.
table-guide-win-classical = Маджонг: нажмите «Победа!». Очки складываются и умножаются на два за каждое удвоение — до лимита.
table-guide-win-mcr = Рука завершена и стоит не меньше 8 очков: нажмите «Победа!».
table-guide-win-sichuan = Рука завершена: нажмите «Победа!». Остальные играют дальше, победить могут трое; рука стоит 1, 2, 4 или 8 очков — смотря сколько фанов.
table-guide-win-taiwan = Рука завершена: нажмите «Победа!». Тай всех её фанов складываются.
table-guide-refused = Рука похожа на победную, но победить сейчас нельзя. Нажмите «почему нельзя?»: пункт правил скажет, чего не хватает.
table-guide-refused-classical = Рука завершена, но ожидание не объявлено: без этого победить нельзя.
table-guide-refused-mcr = Рука завершена, но стоит меньше 8 очков, поэтому победить нельзя. Перестройте её так, чтобы фанов стало больше.
table-guide-watch = Один игрок победил, и сдача продолжается без него. Она закончится после трёх побед или с последней костью стены.
table-guide-end-red = Конец. Если победная кость — со сноса, платит только снёсший; если со стены — все. Нажмите на пункт рядом с фаном, чтобы прочитать его.
table-guide-end-classical = Конец. Победителю платят все, кто бы ни снёс кость; потом остальные рассчитываются между собой. Восток платит и получает вдвойне.
table-guide-end-mcr = Конец. Снёсший платит стоимость руки и ещё 8 очков, остальные — по 8; за победу со стены каждый платит стоимость и 8. Нажмите на пункт, чтобы прочитать его.
table-guide-end-sichuan = Конец. Если стена кончилась, кто не в ожидании, платит тем, кто в ожидании; а у кого осталась запрещённая масть, платит штраф.
table-guide-end-taiwan = Конец. Платит снёсший, а если кость со стены — все трое. Дилер платит и получает с добавкой.

# Что пошло не так
table-error-not-seated = Сначала сядьте за стол.
table-error-not-yours = Это может только тот, кто создал стол.
table-error-only-looks = Вы играете на другом устройстве.
table-error-chair = Это место занято.
table-error-too-fast = Слишком быстро: подождите немного.
table-error-not-written = Сервер не смог это записать. Попробуйте ещё раз.
