# Подсчёт руки.
score-begin = Нажимайте на кости или впишите их.
score-more = { $count ->
    [one] Ещё { $count } кость, затем победная
    [few] Ещё { $count } кости, затем победная
   *[many] Ещё { $count } костей, затем победная
}
score-more-before = { $count ->
    [one] Ещё { $count } кость
    [few] Ещё { $count } кости
   *[many] Ещё { $count } костей
}
score-rules = Правила
score-share = Поделиться
score-copied = Ссылка скопирована.
score-not-copied = Скопировать не удалось; ссылка стоит в адресной строке.
score-result = Сколько стоит рука
score-examples = Например
score-hand = Рука
score-keys = Кости
score-keys-show = Показать кости
score-keys-hide = Убрать кости
score-key-used = { $tile }, в руке { $count }
score-back = Вернуть
score-clear = Начать заново
score-mode = Что означает следующее нажатие
score-mode-tile = Кость
score-mode-chow = Чоу
score-mode-pung = Панг
score-mode-kong = Конг
score-mode-win = Победная
score-mode-chow-hint = Нажмите на младшую кость объявленного чоу.
score-mode-pung-hint = Нажмите на кость объявленного панга.
score-mode-kong-hint = Нажмите на кость конга.
score-mode-win-hint = Нажмите на победную кость здесь или в руке.
score-remove = Убрать: { $tile }
score-remove-win = Убрать победную кость: { $tile }
score-make-win = Победная кость: { $tile }
score-set = сет: { $tiles }
score-set-hidden-kong = закрытый конг: { $tiles }
score-set-as = означает { $tiles }
score-set-declared = объявлен
score-set-completed = завершён победной костью
score-set-change = Объявленный сет: { $tiles }. Изменить
score-set-title = Объявленный сет
score-set-from = От кого
score-set-remove = Убрать сет
score-done = Готово
score-kong-which = Какой конг
score-kong-melded = открытый конг
score-kong-added = дополненный конг
score-kong-concealed = закрытый конг
score-joker-which = Нажмите на кость, которая на деле джокер
score-from-left = слева
score-from-across = напротив
score-from-right = справа
score-from-unknown = не сказано
score-won-with = победная кость: { $tile }
score-with-flowers = цветы: { $tiles }
score-type = Или впишите руку
score-type-help = Как писать
score-type-compact = 123m символы, 123p точки, 123s бамбуки, 1234567z Восток, Юг, Запад, Север, Белый, Зелёный, Красный дракон, 1–8f цветы, 0j джокер; [123m] объявленный сет, +4p победная кость, discard@left (снос игрока слева) или self_draw (со стены), seat=S, round=E.
score-type-others = Понятны также кости Юникода, названия костей по-русски и по-английски и обозначения Botzone.
score-type-keyboard = Клавиатурная запись из правил MCR
score-circumstances = Как одержана победа
score-won-how = Победа
score-won-from = Чья кость
score-by-self_draw = со стены
score-by-discard = со сноса
score-by-rob_kong = ограбление конга
score-by-kong_replacement = замена после конга
score-by-flower_replacement = замена цветка
score-by-rob_flower = ограбление восьмого цветка
score-by-eighth_flower = восьмой цветок
score-by-dealt = с раздачи
score-wind-seat = Ветер места
score-wind-round = Ветер раунда
score-forbidden = Запрещённая масть
score-forbidden-none = не сказано
score-more-ways = Другие обстоятельства
score-also = Что ещё
score-word-last_wall_tile = последняя кость стены
score-word-last_discard = последний снос
score-word-last_of_its_kind = последняя из четырёх
score-word-discard_after_kong = снос после конга
score-word-first_discard = первый снос дилера
score-word-ready_from_deal = ожидание с раздачи
score-word-ready_undeclared = ожидание не объявлено
score-word-ready_declared = ожидание объявлено
score-word-forbidden_m = запрещённая масть: символы
score-word-forbidden_p = запрещённая масть: точки
score-word-forbidden_s = запрещённая масть: бамбуки
score-word-won_left = левый уже победил
score-word-won_across = сидящий напротив уже победил
score-word-won_right = правый уже победил
score-word-responsible_left = ответственный — левый
score-word-responsible_across = ответственный — напротив
score-word-responsible_right = ответственный — правый
score-word-fresh_tile_last_five = свежая кость среди последних пяти
score-players = Игроков
score-streak = Победы дилера подряд
score-discards = Сносов в реке
score-options = Опции
score-option-none = нет
score-not-yet = Рука ещё не полная
score-faults = Что не так
score-limit = лимит
score-instead = Считается, как если бы победила кость
score-passed = Не засчитывается
score-readings = { $count ->
    [one] Ещё { $count } прочтение
    [few] Ещё { $count } прочтения
   *[many] Ещё { $count } прочтений
}
score-shape-regular = регулярная рука
score-shape-seven_pairs = семь пар
score-shape-thirteen_orphans = тринадцать сирот
score-shape-knitted_straight = переплетённый ряд
score-shape-lesser_knitted = благородные и переплетённые кости
score-payments = Кто платит
score-payments-unknown = Укажите, чей был снос, — и будет видно, кто платит.
score-seat-self = Победитель
score-seat-left = Слева
score-seat-across = Напротив
score-seat-right = Справа
score-pays = { $who }: платит { $points }
score-whatif = А если бы
score-whatif-same = Ничего не изменит: { $what }.
score-waits = Чего она ждёт?
score-ready = Рука в ожидании. Осталось костей: { $left }.
score-ready-short = В ожидании, осталось { $left }:
score-ready-after = Рука в ожидании, если верно снести.
score-distance = { $distance ->
    [one] До ожидания { $distance } замена.
    [few] До ожидания { $distance } замены.
   *[many] До ожидания { $distance } замен.
}
score-useful = Полезные кости, осталось { $left }:
score-left = осталось { $left }
score-wait-pick = { $tile }, осталось { $left }. Сделать победной
score-give-up = Лучшие сносы и что поможет после них:
