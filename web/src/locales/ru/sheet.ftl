# Бланк стола с настоящими костями.
sheet-who-are-you = Кто вы?
sheet-you-are = Вы:
sheet-looks-on = Смотрю
sheet-keeps = Веду бланк
sheet-only-look = Вы смотрите.
sheet-invite = QR и код
sheet-invite-table = Игрокам: записывать, подтверждать, подписывать
sheet-invite-look = Чтобы смотреть
sheet-invite-keeper = Вести бланк с другого устройства
sheet-qr = QR-код ссылки { $link }
sheet-code = Код:
sheet-copy = Скопировать ссылку
sheet-not-copied = Скопировать не удалось; выделите ссылку выше.
sheet-here-only = Этот адрес работает только на этом компьютере. Телефонам нужен адрес в сети зала; сервер называет его при запуске.
sheet-have-code = У меня есть код
sheet-type-code = Код рядом с QR
sheet-open = Открыть
sheet-backup = Резервная копия бланка
sheet-log = Журнал этого бланка

sheet-round = Раунд { $wind }
sheet-round-E = Востока
sheet-round-S = Юга
sheet-round-W = Запада
sheet-round-N = Севера
sheet-next = Сдача { $number } · раунд { $wind }
sheet-next-ahead = Сдача { $number }
sheet-next-unknown = Кто где сидит, станет ясно, когда вернётся сеть.
sheet-over = Сессия окончена
sheet-seat = { $wind } — { $name }
sheet-seats = { $seats }.
sheet-deals = Дилер: { $name }.
sheet-streak = { $count ->
    [one] У дилера { $count } победа подряд.
    [few] У дилера { $count } победы подряд.
   *[many] У дилера { $count } побед подряд.
}
sheet-moves = Пересядьте: { $moves }.
sheet-move = { $name } — { $wind }
sheet-to-E = на Восток
sheet-to-S = на Юг
sheet-to-W = на Запад
sheet-to-N = на Север
sheet-enter = Записать сдачу
sheet-call = Вызвать судью
sheet-call-why = В чём дело?
sheet-time-up = Время вышло
sheet-time-up-text = Новая сдача не начинается. Прерванную сдачу сначала запишите.

sheet-deal-number = Сдача
sheet-deal-n = Сдача { $number }
sheet-deal-from = { $who } — победа на { $value }, снос: { $from }
sheet-deal-drawn = { $who } — победа на { $value } со стены
sheet-deal-false = { $who } — ложная победа
sheet-deal-false-from = { $who } — ложная победа, снос: { $from }
sheet-deal-wall = стена кончилась
sheet-deal-time = время вышло
sheet-deal-kongs = конгов: { $count }
sheet-row-open = Сдача { $number }: { $deal }. Открыть
sheet-row-title = Сдача { $number } · раунд { $wind }
sheet-dealer = дилер
sheet-total = Сумма
sheet-empty = Ни одной сдачи ещё не записано.
sheet-struck = зачёркнуто
sheet-beyond = после конца сессии
sheet-replayed = переигрывается
sheet-corrected = { $count ->
    [one] исправлено
    [few] исправлено { $count } раза
   *[many] исправлено { $count } раз
}
sheet-objects = Возражает { $name }
sheet-confirmed-by = Подтвердили: { $names }
sheet-waits = не отправлено: { $count }
sheet-not-sent = ещё не отправлено

sheet-end = Чем кончилось
sheet-end-win = Победа
sheet-end-wall = Ничья
sheet-end-time = Время вышло
sheet-end-then = Затем
sheet-end-wall-out = Стена кончилась
sheet-win = Победа { $number }
sheet-win-same = Победа { $number }, с той же кости
sheet-win-drop = Убрать победу { $number }
sheet-who = Кто победил
sheet-from = Чья кость
sheet-wall = Со стены
sheet-value = Стоимость
sheet-rare = Ещё
sheet-how = Как
sheet-how-self_draw = со стены
sheet-how-discard = со сноса
sheet-how-rob_kong = ограбление конга
sheet-how-kong_replacement = замена за конг
sheet-how-flower_replacement = замена за цветок
sheet-how-rob_flower = ограбление восьмого цветка
sheet-how-eighth_flower = восемь цветов
sheet-how-dealt = с раздачи
sheet-responsible = Кто отвечает
sheet-nobody = Никто
sheet-fresh = Свежая кость среди последних пяти
sheet-false-win = Победа оказалась ложной
sheet-add-same = Ещё победа с той же кости
sheet-add-later = Победа позже
sheet-add-win = Победа
sheet-hands = Сколько стоят остальные руки
sheet-ready = Кто в ожидании и на сколько
sheet-not-ready = Не в ожидании
sheet-kongs = Конги
sheet-kong = Конг { $number }
sheet-kong-add = Конг
sheet-kong-drop = Убрать конг { $number }
sheet-kong-who = Чей конг
sheet-kong-kind = Какой
sheet-kong-concealed = закрытый
sheet-kong-melded = со сноса
sheet-kong-added = дополненный
sheet-kong-deferred = дополненный позже
sheet-kong-when = Когда
sheet-kong-first = До первой победы
sheet-kong-after = После победы { $number }
sheet-kong-lost = Снос после него выиграли
sheet-broken = Остались кости запрещённой масти
sheet-note = Примечание
sheet-tiles = По костям
sheet-tiles-of = Кости: { $name }
sheet-tiles-use = Записать { $value }
sheet-tiles-use-none = Рука ещё не полна
sheet-outcome = Что получается
sheet-outcome-later = Сети нет: расчёт появится, когда она вернётся. Сохранить можно сейчас.
sheet-lack-who = Укажите, кто победил.
sheet-lack-from = Укажите, чья была кость.
sheet-lack-value = Укажите стоимость руки.
sheet-lack-hands = Укажите стоимость каждой руки.
sheet-lack-ready = Укажите о каждом, в ожидании ли он.
sheet-lack-kong = Укажите, чей конг и с чьего сноса.
sheet-pays = { $from } → { $to }: { $points }
sheet-pays-nobody = { $from } теряет { $points }
sheet-pays-none = Никто не платит.
sheet-then = Дальше:
sheet-then-over = Это была последняя сдача.
sheet-why = Почему?
sheet-save = Сохранить
sheet-begin = Начать заново
sheet-cancel = Не сейчас

sheet-confirm = Верно
sheet-confirm-all = Подтвердить все { $count }
sheet-confirm-title = Сдача { $number }: всё верно?
sheet-confirm-what = { $deal }. Вам: { $points }.
sheet-object = Возразить
sheet-object-title = Что не так в сдаче { $number }?
sheet-correct = Исправить
sheet-correct-title = Исправить сдачу { $number }
sheet-strike = Зачеркнуть
sheet-restore = Восстановить
sheet-agreement = Кто согласен
sheet-confirmed = да
sheet-unconfirmed = ещё нет
sheet-history = История
sheet-was-struck = зачёркнуто
sheet-was-restored = восстановлено

sheet-penalty = Штраф
sheet-penalties = Штрафы
sheet-penalty-who = Кому
sheet-penalty-what = За что
sheet-penalty-points = Сколько очков
sheet-penalty-to = Кто получает
sheet-penalty-when = В какой сдаче
sheet-penalty-now = Сейчас
sheet-penalty-times = { $count ->
    [0] Первый раз.
    [one] До этого было { $count } раз.
    [few] До этого было { $count } раза.
   *[many] До этого было { $count } раз.
}
sheet-cost = очков: { $points }
sheet-cost-each = по { $points } каждому из остальных
sheet-cost-choice = { $points } очков, по решению судьи
sheet-cost-ladder = сначала предупреждение, затем { $points }
sheet-warning = предупреждение
sheet-step = раз { $step }
sheet-dead-hand = мёртвая рука
sheet-then-session_missed = сессия считается пропущенной
sheet-then-referee_decides = остальное решает судья
sheet-then-tile_back = кость возвращается
sheet-then-must_discard = кость надо снести
sheet-then-no_claims = больше ничего не объявляет
sheet-then-discard_shown = сносит показанную кость
sheet-then-grave = тяжёлые случаи решает судья
sheet-then-exclusion = возможно исключение
sheet-then-no_right_to_discard = не может сносить
sheet-then-no_win_this_turn = не может победить в этот ход
sheet-then-win_annulled = победа не засчитывается
sheet-cancelled = Отмена: { $by }
sheet-cancel-penalty = Отменить
sheet-calls = Судья
sheet-called = Судью позвали.
sheet-answer = Ответить
sheet-answered = Отвечает { $by }
sheet-answer-text = Что вы скажете?
sheet-answer-clause = По какому пункту

sheet-standing = Пока так
sheet-end-of-rounds = Сессия окончена: все раунды сыграны
sheet-end-of-deals = Сессия окончена: все сдачи сыграны
sheet-end-of-time = Сессия окончена: время вышло
sheet-place = Место
sheet-player = Игрок
sheet-result = Итог
sheet-table-points = Столовые очки
sheet-signature = Подпись
sheet-sign = Подписать
sheet-sign-as = Подписать за игрока { $name }
sheet-signed = подписано
sheet-referee-sign = Подпись судьи
sheet-referee-name = Имя судьи
sheet-referee-signed = Подписал судья: { $name }
sheet-reopen = Открыть заново
sheet-reopen-text = Подписи снимаются; если их нет, время ещё не вышло.
sheet-check-bad = Сумма итогов { $sum }: чего-то не хватает.
sheet-check-nobody = Штрафами ушло в никуда: { $points }.
sheet-sticks = Счётные палочки
sheet-sticks-text = Сколько у кого должно лежать, наименьшим числом палочек.

sheet-away = Сети нет. Записи хранятся в этом телефоне.
sheet-away-waiting = { $count ->
    [one] Сети нет: в телефоне { $count } неотправленная запись.
    [few] Сети нет: в телефоне { $count } неотправленные записи.
   *[many] Сети нет: в телефоне { $count } неотправленных записей.
}
sheet-unsafe = Этот браузер ничего не хранит: не закрывайте страницу.
sheet-sending = { $count ->
    [one] Отправляется { $count } запись…
    [few] Отправляются { $count } записи…
   *[many] Отправляется { $count } записей…
}
sheet-held = { $count ->
    [one] Этого ждёт { $count } запись.
    [few] Этого ждут { $count } записи.
   *[many] Этого ждут { $count } записей.
}
sheet-refused = Это не принято
sheet-mine = Записано здесь
sheet-theirs = Записано: { $by }
sheet-insist = Заменить на моё
sheet-insist-why = записали двое сразу
sheet-mend = Поправить
sheet-drop = Убрать
sheet-do-deal = сдача
sheet-do-correct = исправление
sheet-do-strike = зачёркнуто
sheet-do-restore = восстановлено
sheet-do-confirm = подтверждено
sheet-do-object = возражение
sheet-do-call = вызов судьи
sheet-do-answer = ответ
sheet-do-penalty = штраф
sheet-do-cancel_penalty = отмена штрафа
sheet-do-time_up = время вышло
sheet-do-sign = подпись
sheet-do-referee_sign = подпись судьи
sheet-do-reopen = открыто заново
