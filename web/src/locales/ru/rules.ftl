# Книги правил.
rules-search = Искать во всех пяти правилах
rules-search-here = Искать в этих правилах
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] Найден { $count } пункт.
    [few] Найдено { $count } пункта.
   *[many] Найдено { $count } пунктов.
}
rules-found-first = Показаны первые { $count }.
rules-all = все
rules-nearest = Возможно:
rules-read = Читать правила
rules-books = Правила
rules-contents = Содержание
rules-glance = Коротко
rules-options = Опции
rules-default = обычно
rules-none = нет
rules-yes = да
rules-no = нет
rules-copy = Скопировать ссылку на этот пункт
rules-copied = Ссылка на { $id } скопирована.
rules-source = Место в источнике
rules-all-fans = Все фаны с примерами
rules-to-book = К правилам
rules-fans-of = Фаны: { $game }
rules-fans-count = { $count ->
    [one] { $count } фан
    [few] { $count } фана
   *[many] { $count } фанов
}
rules-filter = Название фана на любом языке
rules-worth = Стоимость
rules-any = любая
rules-sort = Порядок
rules-sort-book = как в правилах
rules-sort-high = сначала дорогие
rules-sort-low = сначала дешёвые
rules-sort-name = по названию
rules-excludes = Вместе с ним не засчитываются:
rules-example-of = Подсчитать пример: { $name }
