//! Refusals as sentences.

use rules::{Offence, PaperFault, Rules, Wording};

use crate::{Refusal, WordsView};

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Lang {
    En,
    Ru,
    Zh,
}

impl Refusal {
    /// What is said to a player, without a full stop. Its clause stands beside it ([`Refusal::clause`]).
    pub const fn say(&self, lang: Lang) -> &'static str {
        lang.of(&self.wording())
    }
}

/// What an offence is called.
pub fn offence_name(rules: &Rules, id: &str, lang: Lang) -> Option<&'static str> {
    Offence::find(rules.offences(), id).map(|offence| lang.of(&offence.name))
}

impl Lang {
    const fn of(self, wording: &Wording) -> &'static str {
        match self {
            Lang::En => wording.en,
            Lang::Ru => wording.ru,
            Lang::Zh => wording.zh,
        }
    }
}

impl Refusal {
    pub(crate) const fn wording(&self) -> Wording {
        match self {
            Refusal::Deal { fault, .. } => of_deal(*fault),
            Refusal::NoSuchRules => words(
                "there are no such rules or options",
                "нет таких правил или настроек",
                "没有这样的规则或选项",
            ),
            Refusal::Players { .. } => words(
                "that many cannot play this game",
                "столько игроков в эту игру не играют",
                "人数不符合规则",
            ),
            Refusal::NoSuchPlayer(_) => words("there is no such player", "нет такого игрока", "没有这位玩家"),
            Refusal::NoSuchRow(_) => {
                words("there is no such deal on the sheet", "такой сдачи в бланке нет", "计分表上没有这一盘")
            }
            Refusal::NotNext { .. } => words(
                "somebody has already entered this deal",
                "эту сдачу уже записали",
                "这一盘已经有人记了",
            ),
            Refusal::Changed { .. } => words(
                "somebody has just changed this deal; look at it again",
                "эту запись только что изменили — проверьте её ещё раз",
                "这一盘刚被修改，请重新核对",
            ),
            Refusal::Struck => words("this deal is struck out", "эта запись зачёркнута", "这一盘已被划去"),
            Refusal::NotStruck => {
                words("this deal is not struck out", "эта запись не зачёркнута", "这一盘没有被划去")
            }
            Refusal::Over => words("the session is over", "сессия окончена", "本场已经结束"),
            Refusal::NoSuchCall => {
                words("there is no such call", "нет такого вызова судьи", "没有这次呼叫裁判")
            }
            Refusal::NoSuchPenalty => words("there is no such penalty", "нет такого штрафа", "没有这项处罚"),
            Refusal::Cancelled => {
                words("this penalty has already been cancelled", "этот штраф уже отменён", "这项处罚已经撤销")
            }
            Refusal::NoSuchOffence => words(
                "these rules know no such offence",
                "в этих правилах нет такого нарушения",
                "本规则没有这种犯规",
            ),
            Refusal::InDeal(_) => words(
                "this is written with the deal itself",
                "это записывают в самой сдаче",
                "这项应记在该盘之内",
            ),
            Refusal::Receiver(_) => words(
                "say who gets the points, if the rule gives them to one player",
                "укажите, кому идут очки, если по правилу их получает один игрок",
                "罚分归一家所有时，请指定得分者",
            ),
            Refusal::Points(_) => words(
                "choose one of the amounts that the rule allows",
                "выберите одну из сумм, которые допускает правило",
                "请从规则允许的罚分中选择",
            ),
            Refusal::Signed => words(
                "the sheet is signed and final",
                "бланк подписан, менять его нельзя",
                "计分表已签字，不能再改",
            ),
            Refusal::NotSigned => words(
                "nobody has signed, there is nothing to reopen",
                "бланк не подписан, открывать заново нечего",
                "计分表尚未签字，无需重开",
            ),
            Refusal::Objection { .. } => words(
                "a player still objects to a deal",
                "у одного из игроков есть возражение по сдаче",
                "仍有玩家对某一盘有异议",
            ),
            Refusal::Unsettled { .. } => words(
                "one of the deals does not add up; correct it or strike it out",
                "одна из сдач не сходится: исправьте или зачеркните её",
                "有一盘对不上，请更正或划去",
            ),
            Refusal::TooLong => words("that is too long", "слишком длинный текст", "内容太长"),
            Refusal::Full => {
                words("there is no more room on this sheet", "в бланке больше нет места", "计分表已满")
            }
        }
    }
}

impl From<Wording> for WordsView {
    fn from(words: Wording) -> WordsView {
        WordsView { en: words.en.to_owned(), ru: words.ru.to_owned(), zh: words.zh.to_owned() }
    }
}

const fn of_deal(fault: PaperFault) -> Wording {
    match fault {
        PaperFault::NotPlayed => {
            words("nobody plays there", "за этим местом никто не играет", "这个座位没有人")
        }
        PaperFault::NoWinner => words(
            "say who won, or that the deal was a draw",
            "укажите победителя или ничью",
            "请填写和牌者，或选择荒牌",
        ),
        PaperFault::OneWinner => words(
            "only one player can win a deal",
            "в сдаче может быть только один победитель",
            "一盘只能有一家和牌",
        ),
        PaperFault::TooManyWins => words(
            "no more than three can win in one deal",
            "в одной сдаче не бывает больше трёх победителей",
            "一盘最多三家和牌",
        ),
        PaperFault::NotOver => words(
            "the deal is not over yet: it takes three wins or the end of the wall",
            "сдача ещё не окончена: нужны три победы или конец стены",
            "本盘还没结束：要三家和牌或牌墙摸完",
        ),
        PaperFault::WonAfterAll => words(
            "somebody has won, so the deal did not end that way",
            "есть победа — значит, сдача закончилась не так",
            "已有人和牌，本盘不是这样结束的",
        ),
        PaperFault::PaysHimself => {
            words("nobody wins on his own discard", "нельзя победить со своего сноса", "不能和自己打出的牌")
        }
        PaperFault::WhoseTile => words("say whose tile it was", "укажите, чья была кость", "请填写是谁的牌"),
        PaperFault::NobodysTile => words(
            "a tile from the wall is nobody’s",
            "кость взята со стены, платить за неё некому",
            "自摸的牌不属于任何人",
        ),
        PaperFault::NoSuchWay => words(
            "one cannot win that way in this game",
            "в этой игре так не побеждают",
            "本规则没有这种和牌方式",
        ),
        PaperFault::NotDealer => words(
            "only the dealer can win with the tiles as dealt",
            "с раздачи побеждает только дилер",
            "只有庄家能天和",
        ),
        PaperFault::WinnerOut => {
            words("he has already won in this deal", "он уже победил в этой сдаче", "该家在本盘已经和牌")
        }
        PaperFault::PayerOut => words(
            "he was out already and discarded nothing",
            "он уже вышел из сдачи и ничего не сносил",
            "该家已经和牌离场，不会出牌",
        ),
        PaperFault::OtherTile => words(
            "wins on one tile come from the same player in the same way",
            "победы с одной кости — это победы от одного игрока одним способом",
            "一炮多响必须是同一家的同一张牌",
        ),
        PaperFault::BelowMinimum => {
            words("the hand is worth less than the minimum", "рука дешевле минимума", "不足起和分")
        }
        PaperFault::AboveLimit => {
            words("no hand is worth that much", "столько рука стоить не может", "超过封顶")
        }
        PaperFault::NoSuchValue => {
            words("no hand has that value", "такой стоимости руки не бывает", "没有这样的分值")
        }
        PaperFault::FalseWin => words(
            "a false win is no win: write it as a penalty",
            "ложная победа — это не победа: запишите её как штраф",
            "诈和不算和牌，请记为处罚",
        ),
        PaperFault::HandMissing => {
            words("say what every hand is worth", "укажите стоимость каждой руки", "请填写每家手牌的分值")
        }
        PaperFault::HandDiffers => words(
            "the winner’s hand has two different values",
            "у руки победителя указаны две разные стоимости",
            "和牌者的分值前后不一致",
        ),
        PaperFault::HandOfWinner => {
            words("who has won is no longer ready", "у вышедшего игрока ожидания нет", "已和牌者不再查叫")
        }
        PaperFault::NotResponsible => words(
            "he cannot be responsible for this hand",
            "он не может отвечать за эту руку",
            "该家不能为这手牌包牌",
        ),
        PaperFault::NoKongs => {
            words("kongs are not paid for in this game", "в этой игре за конги не платят", "本规则杠牌不计分")
        }
        PaperFault::TooManyKongs => words(
            "nobody can have that many kongs",
            "столько конгов у игрока быть не может",
            "一家不可能有这么多杠",
        ),
        PaperFault::KongFrom => words(
            "say whose discard the kong was made of; only a melded kong has one",
            "укажите, с чьего сноса конг; это нужно только для конга со сноса",
            "请填写直杠是谁放的；只有直杠需要",
        ),
        PaperFault::KongTime => words(
            "the kong stands at a moment that there was not",
            "у конга неверно указан момент",
            "杠牌的时间不对",
        ),
        PaperFault::KongOut => words(
            "somebody in this kong was out already",
            "участник этого конга уже вышел из сдачи",
            "这一杠中有人已经和牌离场",
        ),
        PaperFault::KongNotLost => words(
            "the discard after this kong was not won on",
            "снос после этого конга никто не выиграл",
            "杠后打出的牌没有点炮",
        ),
        PaperFault::NoForbiddenSuit => words(
            "there is no forbidden suit in this game",
            "в этой игре нет запрещённой масти",
            "本规则没有定缺",
        ),
        PaperFault::BrokenReady => words(
            "a hand with the forbidden suit is not ready",
            "рука с запрещённой мастью не в ожидании",
            "花猪不能算有叫",
        ),
        PaperFault::BrokenWin => words(
            "a win with the forbidden suit is a false win",
            "победа с запрещённой мастью — ложная",
            "带缺门牌和牌是诈和",
        ),
    }
}

const fn words(en: &'static str, ru: &'static str, zh: &'static str) -> Wording {
    Wording { en, ru, zh }
}
