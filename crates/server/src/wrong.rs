//! What is wrong with a message over a socket: a code for programs, a sentence for people in the language of the connection.

use protocol::{ErrorCode, ServerMessage};

use crate::lang::Lang;

/// Something wrong with a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the texts below say it")]
pub(crate) enum Wrong {
    NoMessage,
    NoAction,
    UnknownMessage,
    HelloOnce,
    HelloFirst,
    Silent,
    Version,
    StaleQuestion,
    NotSeated,
    NotNow,
    NotYourTurn,
    NothingToUndo,
    GameHasBegun,
    NotContributing,
    HostBegins,
    HostRemoves,
    OnlyLooks,
    HasChair,
    ChairTaken,
    SitsElsewhere,
    TooFast,
    CoachThinks,
    CoachSilent,
    NotWritten,
}

impl Wrong {
    /// As it is sent.
    pub(crate) fn said(self, lang: Lang) -> ServerMessage {
        ServerMessage::Error { code: self.code(), message: self.text(lang).to_owned() }
    }

    const fn code(self) -> ErrorCode {
        match self {
            Wrong::NoMessage | Wrong::NoAction => ErrorCode::Malformed,
            Wrong::UnknownMessage => ErrorCode::Unknown,
            Wrong::HelloOnce | Wrong::HelloFirst | Wrong::Silent => ErrorCode::HelloFirst,
            Wrong::Version => ErrorCode::Version,
            Wrong::StaleQuestion => ErrorCode::Stale,
            Wrong::NotSeated => ErrorCode::NotSeated,
            Wrong::NotNow
            | Wrong::NotYourTurn
            | Wrong::NothingToUndo
            | Wrong::GameHasBegun
            | Wrong::NotContributing
            | Wrong::CoachSilent => ErrorCode::NotNow,
            Wrong::HostBegins | Wrong::HostRemoves => ErrorCode::NotYours,
            Wrong::OnlyLooks => ErrorCode::OnlyLooks,
            Wrong::HasChair | Wrong::ChairTaken | Wrong::SitsElsewhere => ErrorCode::Chair,
            Wrong::TooFast | Wrong::CoachThinks => ErrorCode::TooFast,
            Wrong::NotWritten => ErrorCode::NotWritten,
        }
    }

    const fn text(self, lang: Lang) -> &'static str {
        match self {
            Wrong::NoMessage => lang.of("That is no message.", "Это не сообщение.", "这不是有效的消息。"),
            Wrong::SitsElsewhere => lang.of(
                "You sit at another table of this match, with the same walls.",
                "Вы сидите за другим столом этого матча, а стены там те же.",
                "您已坐在本场复式赛的另一张牌桌，那里的牌墙相同。",
            ),
            Wrong::UnknownMessage => lang.of(
                "There is no such message, or something in it is wrong.",
                "Такого сообщения нет, или в нём что-то не так.",
                "没有这种消息，或消息内容有误。",
            ),
            Wrong::HelloOnce => {
                lang.of("Hello is said once.", "hello говорят один раз.", "hello 只发送一次。")
            }
            Wrong::HelloFirst => {
                lang.of("Say hello first.", "Сначала нужно сообщение hello.", "请先发送 hello。")
            }
            Wrong::Silent => lang.of("Nothing was said.", "Ничего не сказано.", "没有收到任何消息。"),
            Wrong::Version => lang.of(
                "We have no version of the protocol in common; reload the page.",
                "Общей версии протокола нет; обновите страницу.",
                "协议版本不一致，请刷新页面。",
            ),
            Wrong::TooFast => lang.of("Too many messages.", "Слишком много сообщений.", "消息过于频繁。"),
            Wrong::CoachThinks => {
                lang.of("The coach is still thinking.", "Тренер ещё думает.", "教练还在思考。")
            }
            Wrong::CoachSilent => {
                lang.of("The coach has nothing to say.", "Тренеру нечего сказать.", "教练没有建议。")
            }
            Wrong::NotContributing => lang.of(
                "That contribution to the shuffle is not wanted now.",
                "Этот вклад в перемешивание сейчас не нужен.",
                "现在不需要这份洗牌数据。",
            ),
            Wrong::NoAction => lang.of("That is no action.", "Такого хода нет.", "没有这样的操作。"),
            Wrong::StaleQuestion => lang.of(
                "That question is not open any more.",
                "Этот вопрос уже закрыт.",
                "这个询问已经结束。",
            ),
            Wrong::NotSeated => lang.of("Sit down first.", "Сначала сядьте за стол.", "请先入座。"),
            Wrong::NotNow => lang.of("Not now.", "Сейчас нельзя.", "现在不行。"),
            Wrong::NotYourTurn => lang.of("It is not your turn.", "Сейчас не ваш ход.", "还没轮到您。"),
            Wrong::NothingToUndo => {
                lang.of("There is nothing to take back.", "Отменять нечего.", "没有可以撤回的操作。")
            }
            Wrong::GameHasBegun => lang.of("The game has begun.", "Игра уже началась.", "牌局已经开始。"),
            Wrong::HostBegins => lang.of(
                "Whoever made the table lets the game begin.",
                "Игру начинает тот, кто создал стол.",
                "只有开桌的人可以开始牌局。",
            ),
            Wrong::HostRemoves => lang.of(
                "Whoever made the table may do that.",
                "Это может только тот, кто создал стол.",
                "只有开桌的人可以这样做。",
            ),
            Wrong::OnlyLooks => lang.of(
                "Another device of yours plays here; take over first.",
                "За вас играет другое ваше устройство; сначала переключитесь на это.",
                "您的另一台设备正在操作，请先接管。",
            ),
            Wrong::HasChair => {
                lang.of("You have a chair already.", "У вас уже есть место.", "您已经有座位了。")
            }
            Wrong::ChairTaken => {
                lang.of("That chair is not free.", "Это место не свободно.", "这个座位没有空。")
            }
            Wrong::NotWritten => lang.of(
                "It could not be written down; try again.",
                "Не удалось записать; попробуйте ещё раз.",
                "未能保存，请再试一次。",
            ),
        }
    }
}
