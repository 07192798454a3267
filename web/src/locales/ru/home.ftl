# Первая страница.
home-title = Маджонг точно по правилам
home-lead = Пять игр, соперники, которые их знают, и пункт правил к каждому ответу. Выберите игру — и вы за столом.
home-welcome = Регистрация не нужна: вы играете как гость.
home-continue = Продолжить: { $game }
home-continue-more = { $count ->
    [one] и ещё { $count } игра
    [few] и ещё { $count } игры
   *[many] и ещё { $count } игр
}

home-level = Сложность
home-level-novice = Играет по простым привычкам; хороший соперник для первых игр.
home-level-club = Собирает хорошие руки и думает, что сносит.
home-level-master = Считает вперёд перед каждым ходом и редко прощает.
home-length = Продолжительность
home-length-1 = Одна сдача
home-length-round = Раунд
home-length-game = Вся игра
home-length-note-1 = Около пяти минут.
home-length-note-round = Каждый сдаёт по разу.
home-length-note-game = Сколько велят правила; можно прерваться и продолжить позже.

home-gist-mcr = Спорт: 81 фан, и для победы рука должна стоить не меньше 8 очков.
home-gist-sichuan = Битва до конца: только три масти, одна из них вам запрещена, и после победы игра продолжается.
home-gist-taiwan = Шестнадцать костей в руке: пять сетов и пара, и дилеру за победы подряд платят всё больше.
home-gist-classical = Старинная игра: очки удваиваются снова и снова, и считаются руки всех, а не только победителя.
home-gist-red = Быстрый, без конгов: 18 фанов, которые все складываются, от двух до четырёх игроков, по желанию с джокерами.

home-play = Играть
home-play-game = Играть: { $game }
home-friends = С друзьями
home-friends-game = { $game } с друзьями
home-options = Опции
home-options-game = Опции: { $game }
home-options-title = Опции: { $game }

home-learn = Впервые за столом?
home-learn-text = Хватит и четверти часа.
home-learn-first = Первая сдача с объяснением каждого хода
home-learn-rules = Правила нашими словами
home-learn-score = Сколько стоит эта рука?

home-lobby = Открытые столы
home-lobby-empty = Сейчас никто не ждёт. Здесь появится стол «с друзьями», если показать его в зале.
home-lobby-open = Пришли: { $sitting } из { $chairs }
home-lobby-playing = Идёт игра
home-join = Сесть
home-watch = Смотреть
home-duplicate = Дубликат: одни и те же сдачи за несколькими столами

home-manner = Строгость
home-assisted = С подсказками
home-strict = Строго
home-assisted-note = Предлагается только то, что разрешают правила. Ошибиться в форме нельзя.
home-strict-note = Как за настоящим столом: можно объявить ложную победу — и заплатить за неё.
home-players = Игроки
home-clock = Часы
home-clock-usual = Как обычно
home-clock-relaxed = Спокойные
home-clock-rules = По правилам
home-clock-none = Без часов
home-clock-note-usual = Против ботов без часов, с друзьями — спокойные.
home-clock-note-relaxed = Минута на ход, десять секунд на объявление, две минуты в запасе.
home-clock-note-rules = Время из правил: быстро.
home-clock-note-none = Каждый думает сколько хочет.
home-spectators = Зрители
home-spectators-now = Сразу
home-spectators-later = Через минуту
home-spectators-none = Нет
home-spectators-note = Смотреть может тот, у кого есть ссылка; закрытых костей он не видит.
home-spectators-none-note = Смотреть нельзя никому.
home-listed = Показать стол в зале
home-listed-note = Для стола с друзьями: тогда могут сесть и незнакомые.
home-rules-options = Опции правил
home-usual = Как обычно

home-choice-none = нет
home-choice-built = стена
home-choice-loose = россыпь
home-choice-players = по числу игроков
home-choice-four = всегда четыре
home-choice-free = свободно
home-choice-line = в ряд
home-choice-zones = перед игроком
home-choice-off = без них
home-choice-deals = сдачи
home-choice-dealerships = смены дилера
home-choice-dice = кубиками
home-choice-lot = по жребию
home-choice-winds = костями ветров
home-choice-record = на листе
home-choice-sticks_84 = 84 палочки
home-choice-sticks_88 = 88 палочек
