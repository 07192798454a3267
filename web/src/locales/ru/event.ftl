# The tournament's pages: what everybody sees.
event-hall = Турниры
event-hall-lead = От списка игроков до итогов: жеребьёвка, рассадка, часы, результаты, апелляции, печать.
event-hall-here = На этом сервере
event-listed-planned = впереди
event-listed-running = идёт
event-listed-finished = завершён
event-to-hall = В зал
event-now = Что происходит сейчас
event-links = Другие страницы
event-as = Вы
event-my-card = Моя карточка
event-screen = Большой экран
event-print = Печать
event-offline = Нет связи: показано последнее, что было известно.
event-waiting = { $count ->
    [one] { $count } запись ещё не отправлена.
    [few] { $count } записи ещё не отправлены.
   *[other] { $count } записей ещё не отправлено.
}
event-work = Ваша работа
event-look = Для всех
event-section = Секция
event-tab-next = Что дальше
event-tab-entrants = Участники
event-tab-seating = Рассадка
event-tab-session = Сессия
event-tab-results = Результаты
event-tab-referee = Судья
event-tab-codes = Коды
event-tab-settings = Настройки и копия
event-tab-standings = Таблица
event-tab-rounds = Сессии
event-tab-players = Игроки
event-tab-statistics = Статистика
event-tab-penalties = Штрафы и апелляции
event-tab-draw = Жеребьёвка
event-tab-log = Журнал и экспорт
event-now-finished = Турнир завершён
event-now-entries = { $count ->
    [one] Заявлен { $count } игрок; впереди жеребьёвка
    [few] Заявлено { $count } игрока; впереди жеребьёвка
   *[other] Заявлено { $count } игроков; впереди жеребьёвка
}
event-now-seating = Составляется рассадка
event-now-seated = Сессия { $session } из { $count } скоро начнётся
event-now-running = Сессия { $session } из { $count }: осталось { $left }
event-now-time = Сессия { $session } из { $count }: время вышло
event-now-paused = Сессия { $session } из { $count }: часы остановлены, осталось { $left }
event-now-over = { $missing ->
    [0] Сессия { $session } из { $count } окончена, все результаты получены
    [one] Сессия { $session } из { $count } окончена, нет { $missing } результата
   *[other] Сессия { $session } из { $count } окончена, нет { $missing } результатов
}
event-now-closed = Сессия { $session } из { $count } закрыта
event-no-results = Результатов пока нет.
event-provisional = Предварительно: сессия ещё не закрыта.
event-standings-note = По турнирным очкам, затем по игровым.
event-place = Место
event-player = Игрок
event-tp = Турнирные очки
event-gp = Игровые очки
event-tp-short = ТО
event-gp-short = ИО
event-session-short = С{ $session }
event-session = Сессия { $session }
event-session-table = сессия { $session }, стол { $table }
event-session-planned = рассадки ещё нет
event-session-seated = можно начинать
event-session-running = идёт
event-session-paused = часы остановлены
event-session-over = окончена, собираем результаты
event-session-closed = закрыта
event-missed = сессия пропущена
event-missed-short = пропуск
event-adjusted = Исправлено: см. штрафы и апелляции
event-moved-up = { $count ->
    [one] выше на { $count } место
    [few] выше на { $count } места
   *[other] выше на { $count } мест
}
event-moved-down = { $count ->
    [one] ниже на { $count } место
    [few] ниже на { $count } места
   *[other] ниже на { $count } мест
}
event-teams = Команды
event-team = Команда
event-no-teams = Ни у одного игрока нет команды.
event-table = Стол { $table }
event-wind-E = В
event-wind-S = Ю
event-wind-W = З
event-wind-N = С
event-extra-left = своё время { $left }
event-state-empty = пока ничего
event-state-playing = играют
event-state-unsigned = подписали не все
event-state-read_once = прочитано один раз
event-state-differs = прочтения расходятся
event-state-complete = готово
event-deals = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[other] { $count } сдач
}
event-instead = вместо него { $name }
event-substitute = запасной
event-late-by = опоздание { $minutes } мин
event-calls = { $count ->
    [one] Вызван судья
   *[other] Судью вызвали { $count } раза
}
event-objections = { $count ->
    [one] Возражение против { $count } сдачи
   *[other] Возражения против { $count } сдач
}
event-stage = Этап { $stage }: осталось { $players } игроков.
event-missing = { $count ->
    [one] Нет результата { $count } стола:
   *[other] Нет результатов { $count } столов:
}
event-unseated = Ещё неизвестно, кто где сидит.
event-no-sessions = Сессий пока нет.
event-search = Найти
event-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
event-excluded = исключён
event-withdrawn = больше не играет
event-no-path = Рассадка пока неизвестна.
event-result = Место { $place }: { $tp } ТО, { $gp } ИО
event-sheet = Бланк
event-no-player = Такого игрока нет.
event-unranked = Вне зачёта
event-place-is = { $place }-е место
event-nothing-yet = Пока ничего.
event-stat-deals = Сдачи
event-stat-wins = Победы
event-stat-self = из них со стены
event-stat-draws = Ничьи
event-stat-best = Лучшие руки
event-stat-hand = показать руку
event-stat-most = Больше всего побед
event-stat-least = Реже всех отдавал победу
event-penalties = Штрафы
event-no-penalties = Штрафов нет.
event-warning = предупреждение
event-dead-hand = мёртвая рука
event-cancelled = Отменено ({ $by }):
event-take-back = Отменить
event-appeals = Апелляции
event-no-appeals = Апелляций нет.
event-appeal-of = { $name }, сессия { $session }
event-appeal-in-time = подана вовремя
event-appeal-late = подана слишком поздно
event-fee-paid = взнос уплачен
event-fee-open = взнос не уплачен
event-captain = Подписал капитан команды
event-against = Против
event-upheld = Удовлетворена
event-rejected = Отклонена
event-panel = Состав комиссии
event-fee-back = Взнос возвращается.
event-fee-kept = Взнос не возвращается.
event-undecided = Решения ещё нет.
event-adjustments = Исправления таблицы
event-no-adjustments = Исправлений нет.
event-seed = Начальное число
event-draw-done = Провёл { $by }, { $when }
event-draw-repeat = Повторить может любой: номер 1 у того, у кого наименьший SHA-256 от SEED|ID|NAME, и так далее; всё это есть в журнале (docs/draw.md).
event-drawn-for = За команду { $team } тянул { $person }
event-draw-none = Жеребьёвки ещё не было. Она проводится публично.
event-log-lead = Всё, что сделано, записано строка за строкой; каждая связана с предыдущей, так что незаметно изменить или убрать ничего нельзя.
event-log-whole = Цепочка цела: строк { $lines }.
event-log-broken = Цепочка нарушена после { $lines } строк.
event-log-head = Последнее звено:
event-log-download = Скачать журнал
event-log-verify = Проверить может любой:
event-export = Экспорт
event-export-lead = Всё в виде таблиц для других программ.
event-export-players-csv = игроки с номерами и командами
event-export-seating-csv = кто где сидит в каждой сессии
event-export-results-csv = результаты всех столов
event-export-standings-csv = итоги по форме из правил
event-export-teams-csv = команды
event-export-penalties-csv = штрафы
event-export-deals-csv = каждая сдача
event-export-ema-csv = отчёт для европейской ассоциации
event-export-all-json = всё в JSON

# The organiser.
event-seed-chance = Случайно
event-seed-any = случайно
event-seed-dice = Пусть кто-нибудь шесть раз бросит два кубика; введите двенадцать чисел.
event-draw-hold = Жеребьёвка: игроков { $count }
event-draw-lead = Каждый получает номер. Он следует только из начального числа, которое показывают и сохраняют, так что жеребьёвку может повторить любой.
event-draw-absent = Отсутствующие команды: кто тянет за них?
event-draws-for = кто тянет
event-draw-now = Провести жеребьёвку
event-step-enter_players = Участники
event-step-check_in = Регистрация
event-step-draw = Жеребьёвка
event-step-seat = Рассадка
event-step-begin = Сессии
event-step-finish = Завершение
event-todo-enter_players = Внесите игроков
event-todo-note-enter_players = { $found ->
    [0] Пока никого нет.
    [one] Внесён { $found } игрок.
    [few] Внесено { $found } игрока.
   *[other] Внесено { $found } игроков.
} Введите их по одному или возьмите список из файла.
event-do-enter_players = Внести игроков
event-todo-check_in = { $missing ->
    [one] Регистрация: не хватает { $missing } игрока
   *[other] Регистрация: не хватает { $missing } игроков
}
event-todo-note-check_in = Отметьте всех, кто пришёл. Кто не придёт, того до жеребьёвки можно убрать.
event-do-check_in = Отметить пришедших
event-todo-draw = Проведите жеребьёвку
event-todo-note-draw = Публично, у всех на глазах: включите большой экран.
event-do-draw = К жеребьёвке
event-todo-seat = Составьте рассадку с сессии { $from }
event-todo-note-seat = Программа ищет рассадку, в которой как можно меньше повторных встреч.
event-do-seat = К рассадке
event-todo-begin = Сессию { $session } можно начинать
event-todo-note-begin = Все на местах, кости перемешаны: часы пойдут.
event-do-begin = Начать сессию { $session }
event-todo-running = Идёт сессия { $session }
event-todo-note-running = Часы на большом экране. До гонга делать ничего не нужно.
event-do-running = К сессии
event-todo-results = { $missing ->
    [one] Сессия { $session }: нет { $missing } результата
   *[other] Сессия { $session }: нет { $missing } результатов
}
event-todo-note-results = Они приходят с телефонов, когда все подписали, или вводятся с бумаги и читаются дважды.
event-do-results = Ввести результаты
event-todo-calls = { $calls ->
    [one] { $calls } вызов судьи
    [few] { $calls } вызова судьи
   *[other] { $calls } вызовов судьи
}
event-todo-note-calls = Подойдите к столу или ответьте отсюда.
event-do-calls = К вызовам
event-todo-appeals = { $open ->
    [one] Не решена { $open } апелляция
    [few] Не решены { $open } апелляции
   *[other] Не решено { $open } апелляций
}
event-todo-note-appeals = Решает арбитражная комиссия; решение называет пункт правил.
event-do-appeals = К апелляциям
event-todo-close = Сессия { $session }: все результаты есть
event-todo-note-close = Закройте её, и таблица вступит в силу.
event-do-close = Закрыть сессию { $session }
event-todo-finish = Все сессии закрыты
event-todo-note-finish = Когда решены последние апелляции, завершите турнир: после этого ничего не меняется.
event-do-finish = Завершить турнир
event-finish-sure = Всё решено? После этого ничего не меняется.
event-finished-note = Результаты окончательные. Ссылка остаётся прежней.
event-also = Ещё ждёт
event-backup-hint = После каждой сессии делайте копию:
event-no = Нет
event-enter = Внести игрока
event-import = Список из файла
event-here-of = Пришли { $here } из { $count }
event-all-here = Все пришли
event-late-entry = Жеребьёвка прошла: новый игрок получит следующий номер и место со следующей рассадки.
event-substitutes-needed = { $count ->
    [one] Последний стол дополнит { $count } запасной.
   *[other] Последний стол дополнят { $count } запасных.
}
event-no-players = Пока никто не внесён.
event-here = Здесь
event-here-name = { $name } здесь
event-country = Страна
event-rating = Номер в рейтинге
event-edit-name = Изменить: { $name }
event-return = Снова играет
event-withdraw = Выбывает
event-withdraw-sure = { $name } не играет со следующей сессии. Рассадку нужно составить заново.
event-remove = Убрать
event-remove-sure = Убрать: { $name }?
event-save = Сохранить
event-import-lead = По игроку в строке, из таблицы или текста. Первая строка может называть столбцы; иначе они идут в таком порядке:
event-import-columns = имя; команда; страна; номер в рейтинге; секция
event-import-file = Файл
event-import-paste = или вставьте сюда
event-import-found = Понято: { $good }. Уже внесено: { $twice }.
event-import-twice = Уже есть, пропускаются: { $names }
event-import-as-said = как в списке, иначе первая
event-import-preview = Что будет внесено
event-import-enter = { $count ->
    [one] Внести { $count } игрока
   *[other] Внести { $count } игроков
}
event-import-leave = { $count ->
    [one] Пропускается { $count } строка. Внести остальные?
    [few] Пропускаются { $count } строки. Внести остальные?
   *[other] Пропускается { $count } строк. Внести остальные?
}
event-seating-lead = Как можно меньше пар встречается дважды, товарищи по команде сидят порознь, и каждый поровну начинает на всех ветрах.
event-seating-over = Все сессии начаты: рассаживать больше нечего.
event-seating-no-draw = Сначала жеребьёвка.
event-seating-swiss = Кто с кем сидит, следует из таблицы — сессия за сессией.
event-reseat = Рассадить заново с сессии { $session }
event-seat-from = Рассадить с сессии { $session }
event-seconds = Секунды
event-search-seats = Искать
event-stop = Стоп
event-seating-progress = Ход поиска
event-seating-running = Поиск: шагов { $steps }. Лучшее пока — ниже, взять его можно в любой момент.
event-seating-done = Готово: шагов { $steps }.
event-take-seating = Взять эту рассадку
event-reseat-sure = Рассадка с сессии { $session } будет заменена.
event-seating-now = Действующая рассадка
event-found = найдено
event-bound = предел
event-unbeatable = лучше не бывает
event-quality-repeats = повторные встречи
event-quality-team_mates = встречи в одной команде
event-quality-together = то и другое вместе
event-quality-winds = неравенство начальных ветров
event-quality-best = Лучшей рассадки быть не может.
event-quality-more = Возможно, за большее время найдётся лучше.
event-most-meetings = { $count ->
    [one] Никто ни с кем не встречается больше { $count } раза.
   *[other] Никто ни с кем не встречается больше { $count } раз.
}
event-meetings = Кто с кем встречается
event-meetings-note = Выделено: больше одного раза. В рамке: одна команда.
event-begin-note = { $minutes } минут
event-pause = Остановить часы
event-resume = Пустить часы
event-gong = Гонг
event-gong-sure = Сессия окончена для всех прямо сейчас?
event-close-missing = Нет результатов столов { $tables }. Всё равно закрыть? Тогда их не будет.
event-open-again = Открыть снова
event-open-sure = Открыть закрытую сессию снова?
event-clock = Часы
event-begun-at = Начало { $time }
event-ends-at = Конец { $time }
event-over-at = Окончена { $time }
event-extra = Дополнительное время
event-extra-for = Кому
event-all-tables = всем столам
event-minutes = Минут
event-why = Почему
event-extra-give = Дать
event-qr-alt = QR-код: { $title }
event-link = Открыть ссылку
event-copy = Копировать
event-copy-of = Копировать ссылку: { $title }
event-copied = Скопировано
event-codes-lead = Кто имеет ссылку, может делать то, для чего она: давайте каждую только тому, чья она.
event-print-signs = Напечатать таблички на столы
event-print-cards = Напечатать карточки игроков
event-codes-local = Страница открыта как { $host } — телефоны её так не найдут. Откройте её по адресу, который программа называет для телефонов, и коды будут верными.
event-codes-staff = Для тех, кто работает в зале
event-codes-tables = На столы
event-codes-tables-later = Столы станут известны после рассадки.
event-codes-players = Игрокам
event-role-public = Все
event-role-public-note = Смотрит: таблица, сессии, игроки.
event-role-referee = Судья
event-role-referee-note = Вызовы, штрафы, апелляции, любой бланк.
event-role-scorer = Секретарь
event-role-scorer-note = Вводит результаты с бумаги.
event-role-organiser = Организатор
event-role-organiser-note = Может всё. Никому не давайте.
event-backup = Резервная копия
event-backup-lead = В файле весь турнир со всеми кодами. На другом ноутбуке он продолжится с этого места, и все ссылки и QR-коды останутся верными.
event-backup-do = Скачать копию
event-backup-secret = Кто имеет этот файл, может всё: берегите его.
event-restore = Восстановить из копии
event-restore-lead = Выберите файл копии: турнир будет здесь, со всем, что было сделано, и со всеми кодами.
event-restore-file = Файл копии
event-your-name = Ваше имя
event-your-name-note = Оно стоит в журнале рядом с тем, что вы делаете.
event-setup = Объявление турнира
event-setup-note = Название, место, даты и секции можно менять; после жеребьёвки и рассадки правила и схема остаются прежними.
event-change = Изменить
event-resumed = Турнир продолжается
event-resumed-sure = Продолжить завершённый турнир? Журнал это сохранит.

# A new event.
event-new-lead = Три коротких шага. До жеребьёвки всё можно изменить.
event-new-what = Что это
event-new-how = Как играют
event-new-check = Последний взгляд
event-new-on = Дальше
event-new-do = Объявить турнир
event-new-then = Затем внесите игроков: дальше страница поведёт вас сама.
event-new-options = { $count ->
    [one] { $count } своя опция
    [few] { $count } своих опции
   *[other] { $count } своих опций
}
event-new-sessions = { $count ->
    [one] { $count } сессия
    [few] { $count } сессии
   *[other] { $count } сессий
}
event-new-minutes = { $minutes } минут на сессию
event-new-minutes-rules = Столько, сколько говорят правила
event-new-teams = Есть командный зачёт
event-new-short = Меньше шести сессий: подтвердите это на шаге 2.
event-field-title = Название турнира
event-field-place = Место
event-field-dates = Даты
event-field-organiser = Кто проводит
event-example-title = Весенний кубок
event-example-place = Клуб, зал 2
event-example-dates = 14–15 марта
event-example-organiser = наш клуб
event-more = Ещё
event-field-fee = Взнос за апелляцию
event-field-appeal = Минут на апелляцию после сессии
event-field-weight = Вес в рейтинге европейской ассоциации
event-field-public = Смотреть может каждый
event-field-section = Название секции
event-field-game = Игра
event-options-note = Опции правил, каждая со своим пунктом.
event-field-scheme = Схема
event-scheme-round_robin = Круговая
event-scheme-knockout = На выбывание
event-scheme-mixed = Смешанная
event-scheme-swiss = По таблице
event-scheme-note-round_robin = Все игроки играют все сессии. Так проводят большинство турниров.
event-scheme-note-knockout = После каждого этапа дальше идёт лучшая половина, пока не останутся четверо.
event-scheme-note-mixed = Сначала все играют круговую часть, затем этап за этапом дальше идёт лучшая половина.
event-scheme-note-swiss = Все играют все сессии; после каждой соседи по таблице садятся вместе. Так играют клубы; правила соревнований этой схемы не называют.
event-field-sessions = Сессии
event-field-stage = Сессий в этапе
event-field-minutes = Минут
event-by-rules = по правилам
event-field-first = Первый стол
event-field-short = Меньше { $least } сессий — так и задумано
event-field-teams = Командный зачёт тоже
event-field-duplicate = Дубликат: одни и те же сдачи на всех столах
event-duplicate-seed = Секретное начальное число сдач
event-duplicate-seed-note = Из него следуют стены всех сдач: кто его знает, знает каждую кость. До конца турнира оно только ваше, никто другой его не видит. Короткое можно угадать: лучше взять случайное. После жеребьёвки его не изменить.
event-cards = Карточки со сдачами
event-cards-lead = Все столы сессии играют одни и те же сдачи. Напечатайте карточки сессии, по экземпляру на стол; в ссылке стоит секретное число, не показывайте её тем, кто играет.
event-cards-session = Сессия { $session }
event-compared = Сравнить столы по сдачам
event-compared-lead = Все столы играют одни и те же сдачи. Сравниваются те, что закончены за всеми столами: { $complete }.
event-compared-deal = Сдача { $deal }
event-compared-bound = Организатор связан этим обязательством; подходящее к нему начальное число откроется, когда турнир закончится:
event-ready = Готово
event-sections = Секции
event-section-n = Секция { $number }
event-section-drop = Убрать эту секцию
event-section-add = Добавить секцию
event-section-note = Для игроков другой игры в том же турнире.

# Referee and scorer.
event-tool-late = Опоздание
event-tool-penalty = Штраф
event-tool-standin = Замена
event-tool-extra = Доп. время
event-tool-exclude = Исключить
event-tool-appeal = Апелляция
event-tool-adjust = Исправить таблицу
event-tool-judge = Рассудить
event-calls-open = { $count ->
    [one] { $count } вызов
    [few] { $count } вызова
   *[other] { $count } вызовов
}
event-calls-none = Вызовов нет
event-sheets = Любой бланк
event-answer = Ответ
event-answer-do = Ответить
event-clause = Пункт правил
event-the-session = Сессия
event-no-session = никакая
event-choose = – выберите –
event-late-do = Записать
event-late-minutes = Минут после начала
event-late-costs = Стоит { $points } игровых очков, их не получает никто.
event-late-missed = Сессия пропущена; играет замена.
event-not-late = Он всё-таки не опоздал
event-penalty-do = Назначить штраф
event-offence = Нарушение
event-penalty-costs = { $points } очков
event-penalty-ladder = Лестница, считается сама: { $points }
event-penalty-none = Без очков.
event-penalty-points = Очки
event-remark = Замечание
event-penalty-sheet = То, что случилось в сдаче, записывают в бланк стола.
event-standin-do = Записать
event-standin-lead = Кто заменяет игрока, получает и платит как он, но места не занимает.
event-seat = Место
event-standin-name = Кто играет
event-standin-empty = Пусто: сам игрок.
event-readmit = Допустить снова
event-exclude-do = Исключить
event-exclude-ranked = Сохраняет место в таблице
event-appeal-do = Подать апелляцию
event-appeal-left = На подачу осталось { $left }
event-appeal-over = Время для апелляций вышло.
event-appeal-against = Против какого решения и чьего
event-appeal-text = Что произошло
event-appeal-fee = Взнос { $fee } уплачен
event-appeal-not = Болезнь и непреодолимая сила — не предмет апелляции.
event-decide = Решить
event-decision = Решение
event-decide-note = Решение судьи, принятое по правилам, не отменяют.
event-panel-names = имена через запятую
event-decision-text = Обоснование
event-decide-correct = Что из этого следует для таблицы (можно не заполнять)
event-no-number = Это не число.
event-adjust-note = Плюс или минус, за эту сессию. В таблице остаётся видно.
event-adjust-do = Исправить
event-adjust-appeal = Следует из апелляции
event-scorer-note = Второе прочтение делает другой человек.
event-complete-all = Все результаты есть.
event-from-phone = с телефонов
event-choose-table = Выберите стол. Enter переходит от ячейки к ячейке.
event-paper-done = Результат готов.
event-paper-again = Исправить
event-paper-other = Этот бланк ввёл(а) { $name }. Второй раз его читает другой человек.
event-paper-first = Первое прочтение: введите то, что стоит в бланке.
event-paper-second = Второе прочтение: введите бланк, не глядя на первое.
event-paper-sign = Числа сошлись, но не хватает подписей. Бланк возвращается за стол; отметьте их, когда они будут.
event-paper-over-phone = Этот бланк уже записан с телефонов. Если должна действовать бумага, введите её и укажите почему.
event-paper-settle = Посмотрите на бумагу: что верно и почему было неверно?
event-signed = подпись есть
event-to-nobody = Потеряно в никуда
event-referee-signed = подпись судьи
event-deal-count = Сдач
event-sum-open = Нужны четыре числа.
event-sum-right = Сходится.
event-sum-off = Не сходится: разница { $off }.
event-paper-send = Внести результат
event-readings = Прочтения

# The phone at the table, the player's card, the big screen.
event-me-none = Это не ссылка с карточки игрока. Отсканируйте код на своей карточке.
event-me-seat = Ваше место
event-me-sheet = Бланк моего стола: подтвердить, подписать
event-no-table = Такого стола нет.
event-who-sits = Кто где сидит
event-table-waits = Бланк откроется, когда сессия начнётся.
event-time-up = Время вышло: прекратите игру
event-next-tables = Где вы играете дальше
event-next-at = сессия { $session }: стол { $table }, { $wind }
event-other-sessions = Другие сессии за этим столом:
event-last-minutes = Последние 15 минут
event-screen-offline = нет сети, часы идут
event-screen-sound = Звук и весь экран
event-screen-wait = Скоро начинаем
event-screen-tables = Кто где сидит: сессия { $session }
event-screen-draw = Жеребьёвка
event-screen-standings = Таблица
event-screen-teams = Команды
