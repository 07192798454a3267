# The rulebooks.
rules-search = Search all five rulebooks
rules-search-here = Search this rulebook
rules-found = { $count ->
    [0] Nothing found.
    [one] One clause found.
   *[other] { $count } clauses found.
}
rules-found-first = The first { $count } are shown.
rules-all = all
rules-nearest = Perhaps:
rules-read = Read the rules
rules-books = Rulebooks
rules-contents = Contents
rules-glance = At a glance
rules-options = Options
rules-default = usually
rules-none = none
rules-yes = yes
rules-no = no
rules-copy = Copies the link to this clause
rules-copied = The link to { $id } has been copied.
rules-source = Place in the source
rules-all-fans = All fans with examples
rules-to-book = To the rulebook
rules-fans-of = Fans: { $game }
rules-fans-count = { $count ->
    [one] One fan
   *[other] { $count } fans
}
rules-filter = Name of a fan in any language
rules-worth = Worth
rules-any = any
rules-sort = Order
rules-sort-book = as in the book
rules-sort-high = highest first
rules-sort-low = lowest first
rules-sort-name = by name
rules-excludes = Not counted beside it:
rules-example-of = Score the example of { $name }
