//! Russian.

use fivewinds::tiles::notation::russian;

use super::PromptText;

pub(crate) static RU: PromptText = PromptText {
    greeting: GREETING,
    help: HELP,
    unknown_command: |word| format!("нет такой команды: {word}; список команд — :help"),
    no_hand: "руки ещё нет: введите её или наберите :random",
    draw_first: "сначала возьмите кость: :draw",
    discard_first: "сначала снесите кость: :discard",
    one_tile: "назовите одну кость",
    not_in_hand: |tile| format!("кости {tile} нет в руке"),
    not_claimable: "в руке должны быть все кости сета, кроме одной",
    no_pung: "нет объявленного панга из этих костей или четвёртой кости нет в руке",
    wall_empty: "брать больше нечего: костей не осталось",
    nothing_to_undo: "отменять нечего",
    unknown_language: "языки: en, ru и zh",
    dealt: "Ваша рука:",
    drew: |tile| format!("Вы взяли {tile} ({}).", russian::name(tile)),
    flower: |tile| format!("Цветок: {tile} ({}); он отложен и заменён.", russian::name(tile)),
    rules_now: |rules| format!("Правила: {rules}."),
    melds_now: |melds| format!("Объявленные сеты: {melds}"),
    seen_now: |seen| format!("Видны на столе: {seen}"),
    language_now: "Теперь всё по-русски.",
    won: "Победа! Следующую руку раздаст :random.",
};

const GREETING: &str = "\
Пять ветров. Введите руку и узнайте, чего она ждёт, например
  123m456p789s1122z
(m — символы, p — точки, s — бамбуки, z — ветры и драконы); можно словами или знаками Unicode.
:random раздаст руку для игры, :help расскажет больше, :quit — выход.";

const HELP: &str = "\
Рука: 123m456p789s1122z, 🀇🀈🀉…, 1-2-3 символов, …, или W1 W2 W3 …
  m символы  p точки  s бамбуки  z восток юг запад север белый зелёный красный  0j джокер
Для 13 костей (в тайваньском 16) видно ожидание или полезные кости, с лишней костью — лучший снос.
:random         раздать случайную руку
:draw           взять случайную невидимую кость
:discard 5m     снести кость
:meld 555z      объявить сет; если рука есть, кости берутся из неё
                (5555z закрытый конг, 5555z:melded открытый, 5555z:added дополненный, 4p0j6p=456p)
:seen 33m       кости, которые видны на столе
:rules mcr      выбрать red, classical, mcr, sichuan или taiwan
:option jokers=true   изменить опцию правил
:lang en        выбрать язык: en, ru или zh
:undo           отменить последний шаг
:quit           выйти (или Ctrl-D)";
