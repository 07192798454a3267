//! Russian.

use answers::text::plural;
use bots::Mishap;
use guest::GuestError;

use super::PlayText;

pub(crate) static RU: PlayText = PlayText {
    you: "вы",
    left: |left| format!("в стене {left} {}", plural(left.into(), "кость", "кости", "костей")),
    your_turn: "Что вы делаете?",
    help: "\
номер или действие   сделать: 3, discard 5m, chow 46m, pung, kong 5m, win, pass
? и действие         почему так нельзя, с пунктом правил: ? kong 5m
t                    показать стол ещё раз
h                    что сделал бы тренер и почему
q                    прекратить игру",
    no_number: "действия с таким номером нет",
    no_action: |typed| format!("действия «{typed}» нет; ? подскажет, что можно ввести"),
    refused: "Так нельзя",
    allowed: "Так можно.",
    stopped: "Вы прекратили игру до конца сдачи.",
    hands: "Все руки:",
    result: |points| format!("Ваш результат: {points}"),
    recorded: |file| format!("Запись: {file}."),
    not_recorded: "сдачу без цветов, какую играют программы для Botzone, записать нельзя",
    no_bot: |found, names| format!("бота «{found}» нет; есть {names}"),
    bots: |wanted, found| format!("нужно ботов: {wanted}, названо: {found}"),
    standing: |wanted, found| format!("--standing: нужно чисел: {wanted}, дано: {found}"),
    players: |players| format!("такое число игроков невозможно: {players}"),
    no_seat: "за столом с таким числом игроков этого места нет",
    guest,
    mishap,
};

fn guest(error: &GuestError) -> String {
    match error {
        GuestError::NoProgram => "программа не названа".to_owned(),
        GuestError::Quote => "у кавычки нет пары".to_owned(),
        GuestError::Start { program, error } => {
            format!("«{}» не запускается: {error}", program.escape_debug())
        }
        GuestError::NotBotzone => {
            "программы для Botzone играют в спортивный маджонг без цветов вчетвером".to_owned()
        }
    }
}

fn mishap(mishap: &Mishap) -> String {
    match mishap {
        Mishap::Illegal(action) => format!("так нельзя: {}", action.words(None).join(" ")),
        Mishap::Nonsense(text) => format!("ответ ничего не значит: {text}"),
        Mishap::Late => "ответа вовремя не было".to_owned(),
        Mishap::Died(why) => format!("программа внезапно завершилась: {why}"),
        Mishap::Gone => "программы нет до конца сдачи".to_owned(),
    }
}
