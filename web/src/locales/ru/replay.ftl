# Повтор.
replay-open-lead = Любая доигранная сдача ход за ходом, с любого места или со всеми открытыми руками, с мнением тренера.
replay-own = Одна из моих игр
replay-own-all = Все мои игры
replay-own-none = Вы ещё не доиграли ни одной сдачи.
replay-own-play = Сыграть сейчас
replay-link = Игра, на которую есть ссылка
replay-link-text = Ссылка на стол или на повтор — или код стола
replay-link-go = Открыть
replay-file = Запись с этого устройства
replay-file-text = Файл .jsonl, как его можно скачать здесь или записать программой «fivewinds». Перетащите его сюда или выберите.
replay-open-no-link = Это не ссылка на стол и не его код.
replay-open-too-long = Файл пуст или длиннее 1 МиБ.
replay-open-bytes = Это запись в байтах. Здесь открываются только строки JSON (.jsonl); программа «fivewinds replay» читает обе.
replay-open-no-record = Это не запись игры: запись — это строки JSON.
replay-no-file = Файл больше не открыт.
replay-to-all = Выбрать другую игру
replay-deal = Сдача
replay-deal-of = Сдача { $deal } из { $deals }
replay-eyes = Чьими глазами
replay-open = Все руки открыты
replay-eyes-of = { $wind }: { $who }
replay-copy = Ссылка на этот момент
replay-copied = Ссылка скопирована.
replay-bot = Бот: { $level }
replay-nobody = Неизвестный
replay-hand = Рука, { $who }: { $tiles }
replay-hidden = { $count ->
    [one] { $count } закрытая кость
    [few] { $count } закрытые кости
   *[many] { $count } закрытых костей
}
replay-flowers = Цветы: { $tiles }
replay-river = Снос, { $who }: { $tiles }
replay-wind-E = В
replay-wind-S = Ю
replay-wind-W = З
replay-wind-N = С
replay-turn = ход
replay-won = победа
replay-ready = в ожидании
replay-dead = мёртвая рука
replay-forbidden = запрещены { $suit }
replay-round = Раунд: { $wind }
replay-wall = { $count ->
    [one] В стене { $shown } кость
    [few] В стене { $shown } кости
   *[many] В стене { $shown } костей
}
replay-streak = { $count ->
    [one] Победы дилера подряд: { $count }
   *[other] Победы дилера подряд: { $count }
}
replay-controls = Моменты сдачи
replay-slider = Момент
replay-step = Шаг { $step } из { $steps }
replay-first = В начало
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-dealt = Кости розданы.
replay-end = Чем кончилось
replay-end-draw = Ничья: стена исчерпана, никто не победил.
replay-end-time = Время вышло.
replay-end-from = { $who }: победа со сноса ({ $from })
replay-end-wall = { $who }: победа со стены
replay-review = Тренер
replay-review-whose = Чьи решения
replay-review-text = Где { $who } теряет больше всего, что было лучше и почему.
replay-review-ask = Спросить тренера
replay-review-busy = Тренер думает…
replay-review-sum = { $decisions ->
    [one] { $decisions } решение, из них как у тренера: { $agreed }; остальные стоили { $cost } очка.
    [few] { $decisions } решения, из них как у тренера: { $agreed }; остальные стоили { $cost } очка.
   *[many] { $decisions } решений, из них как у тренера: { $agreed }; остальные стоили { $cost } очка.
}
replay-review-step = Шаг { $step }
replay-review-done = Сыграно:
replay-review-better = Лучше:
replay-review-none = Исправлять нечего: тренер сыграл бы так же.
replay-fair = Честно ли это было?
replay-verified = Проверено
replay-not-verified = Не подтверждено
replay-shuffle-common = Стену перемешали вместе { $parties ->
    [one] { $parties } сторона
    [few] { $parties } стороны
   *[many] { $parties } сторон
 }: сервер и игроки. Каждый выбрал секрет и опубликовал его отпечаток прежде, чем узнал чужие секреты; порядок костей следует из всех вместе. Никто, включая сервер, не мог выбрать стену.
replay-shuffle-alone = Сервер выбрал секрет и опубликовал его отпечаток до сдачи, так что потом изменить стену он не мог. Игроки не участвовали, поэтому выбрать её заранее он мог.
replay-shuffle-seed = Стена следует из начального числа. Игроки в его создании не участвовали, так что приходится верить тому, кто его выбрал.
replay-shuffle-given = Стена стоит в записи как есть; начального числа, из которого она следовала бы, нет.
replay-shuffle-limits = Чего это не может: кто-то должен сдавать, поэтому сервер знал стену во время игры.
replay-shuffle-numbers = Числа, чтобы проверить самому
replay-shuffle-check = В docs/shuffle.md описан каждый шаг, с короткой программой на Python.
replay-shuffle-game = Игра и сдача
replay-shuffle-seed-name = Начальное число
replay-shuffle-host = Сервер
replay-shuffle-party = Игрок { $party }
replay-shuffle-commitment = отпечаток
replay-shuffle-secret = секрет
replay-files = Взять с собой
replay-jsonl = Запись для людей и программ (.jsonl)
replay-5wr = Запись в байтах, маленькая (.5wr)
replay-to-table = К столу
