# Мои игры.
me-empty = Вы ещё не играли
me-empty-text = После первой сдачи здесь появятся ваши очки, победы и любимые фаны, и каждую игру можно будет посмотреть снова.
me-empty-play = Сыграть первую сдачу
me-no-deals = Ни одна сдача ещё не доиграна. Потом здесь появятся ваши числа.
me-all-deals = Сдачи
me-all-wins = Победы
me-all-self = Со стены
me-all-dealt-in = Набросы
me-points = Очки со временем
me-points-of = Очки какой игры
me-points-said = { $deals ->
    [one] Очки за { $deals } сдачу, сейчас { $points }
    [few] Очки за { $deals } сдачи, сейчас { $points }
   *[many] Очки за { $deals } сдач, сейчас { $points }
}
me-points-axis = { $deals ->
    [one] последняя { $deals } сдача
    [few] последние { $deals } сдачи
   *[many] последние { $deals } сдач
}
me-points-old = Среди последних сдач этой игры нет.
me-points-sum = За все сдачи этой игры: { $points }
me-rates = Победы и набросы
me-rate-wins = победа
me-rate-dealt_in = другой победил вашей костью
me-deals = { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[many] { $count } сдач
}
me-fans = Любимые фаны
me-fans-none = Здесь будут фаны ваших побед.
me-times = { $count ->
    [one] { $shown } раз
    [few] { $shown } раза
   *[many] { $shown } раз
}
me-games = Игры
me-state-open = ждёт игроков
me-state-playing = не доиграна
me-state-over = окончена
me-to-table = К столу
me-to-result = Итог
me-to-replay = Повтор
me-way-of = { $way }: { $game }, { $when }
me-more = Более ранние
me-shown = Показано игр: { $count }

me-account = Имя и учётная запись
me-name = Имя
me-rename = Переименовать
me-renamed = Теперь вас зовут так.
me-guest-note = Вы гость: вас помнит этот браузер. С паролем имя будет только вашим на всех устройствах, и ваши игры останутся вашими.
me-registered-note = Имя только ваше; с ним можно войти на любом устройстве.
me-register = Зарегистрироваться
me-register-text = Выберите имя и пароль не короче 12 символов. Всё сыгранное останется вашим.
me-registered = Добро пожаловать. Теперь имя ваше.
me-enter = Войти
me-enter-text = С вашим именем и паролем. Сыгранное здесь гостем останется у гостя.
me-entered = С возвращением.
me-password = Сменить пароль
me-password-text = На всех других устройствах придётся войти заново. Токены программ останутся.
me-password-changed = Пароль изменён.
me-leave = Выйти
me-left = Вы вышли.
me-delete = Удалить всё
me-delete-text = Имя, пароль, сеансы и токены удаляются навсегда. Сдачи, в которых играли и другие, остаются без вашего имени.
me-deleted = Готово.
me-not-now = Не сейчас
me-old-password = Старый пароль
me-new-password = Новый пароль
me-the-password = Пароль
me-tokens = Токены для программ
me-tokens-text = С токеном ваша программа играет и спрашивает от вашего имени: она посылает «Authorization: Bearer …».
me-token-secret = Вот токен. Больше он не показывается — сохраните его сейчас.
me-token-copy = Скопировать
me-token-copied = Скопировано.
me-token-until = до { $day }
me-token-remove = Удалить
me-token-remove-one = Удалить { $label }
me-token-label = Для чего он
me-token-make = Создать токен
