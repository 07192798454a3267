//! Refusals as sentences.

use rules::Wording;
use sheet::Lang;

use crate::Refusal;

impl Refusal {
    /// What is said to people, without a full stop. Its clause stands beside it ([`Refusal::clause`]).
    pub fn say(&self, lang: Lang) -> String {
        let Some(wording) = self.wording() else {
            return if let Refusal::Sheet(refusal) = self {
                refusal.say(lang).to_owned()
            } else {
                String::new()
            };
        };
        let mut text = in_language(&wording, lang).to_owned();
        for (name, value) in self.values() {
            text = text.replace(name, &value);
        }
        text
    }

    /// What stands in the sentences instead of names in braces.
    fn values(&self) -> Vec<(&'static str, String)> {
        if let Refusal::SeatedTwice { session, number }
        | Refusal::NotSeated { session, number }
        | Refusal::DoesNotPlay { session, number } = self
        {
            vec![("{session}", session.to_string()), ("{number}", number.to_string())]
        } else if let Refusal::Substitutes { session } = self {
            vec![("{session}", session.to_string())]
        } else if let Refusal::NoSuchNumber { number } = self {
            vec![("{number}", number.to_string())]
        } else if let Refusal::TooFewSessions { found } | Refusal::TooFewPlayers { found } = self {
            vec![("{found}", found.to_string())]
        } else if let Refusal::ReadingsDiffer { table } = self {
            vec![("{table}", table.to_string())]
        } else if let Refusal::Missing { tables } = self {
            let tables: Vec<String> = tables.iter().map(u32::to_string).collect();
            vec![("{tables}", tables.join(", "))]
        } else {
            Vec::new()
        }
    }

    #[allow(clippy::too_many_lines, reason = "a table, one refusal after the other")]
    const fn wording(&self) -> Option<Wording> {
        Some(match self {
            Refusal::Sheet(_) => return None,
            Refusal::NotAllowed => {
                words("this is not yours to do", "это вам не разрешено", "您无权进行此操作")
            }
            Refusal::Finished => words("the tournament is over", "турнир окончен", "比赛已经结束"),
            Refusal::NotFinished => words("the tournament is not over", "турнир не окончен", "比赛尚未结束"),
            Refusal::NoSuchSection => words("there is no such section", "нет такой секции", "没有这个组别"),
            Refusal::NoSuchSession => words("there is no such session", "нет такой сессии", "没有这一场"),
            Refusal::NoSuchTable => words("there is no such table", "нет такого стола", "没有这张桌子"),
            Refusal::NoSuchPlace => {
                words("there is no such place at the table", "за столом нет такого места", "桌上没有这个座位")
            }
            Refusal::NoSuchPlayer { .. } => {
                words("there is no such player", "нет такого игрока", "没有这位选手")
            }
            Refusal::NoSuchNumber { .. } => words(
                "nobody has drawn the number {number}",
                "номер {number} никому не достался",
                "没有人抽到{number}号",
            ),
            Refusal::NoSuchTeam => words("there is no such team", "нет такой команды", "没有这支队伍"),
            Refusal::NoSuchAppeal => words("there is no such appeal", "нет такой апелляции", "没有这项申诉"),
            Refusal::NoSuchAdjustment => words(
                "there is no such correction of the standings",
                "нет такой поправки к таблице",
                "没有这项成绩更正",
            ),
            Refusal::Sections => words(
                "a tournament has 1 to 20 sections",
                "в турнире от 1 до 20 секций",
                "比赛应有1至20个组别",
            ),
            Refusal::Sessions => {
                words("there can be 1 to 100 sessions", "сессий может быть от 1 до 100", "场数应为1至100")
            }
            Refusal::TooFewSessions { .. } => words(
                "a tournament has at least six sessions, here there are {found}; say so if fewer are meant",
                "в турнире не меньше шести сессий, а здесь {found}; если так и задумано, отметьте это",
                "比赛至少六场，现在只有{found}场；如有意如此，请注明",
            ),
            Refusal::Minutes => {
                words("that many minutes cannot be", "столько минут быть не может", "分钟数不对")
            }
            Refusal::Name => words("a name is needed", "нужно название или имя", "请填写名称"),
            Refusal::Why => words("a reason is needed", "укажите причину", "请说明理由"),
            Refusal::TooLong => words("that is too long", "слишком длинный текст", "内容太长"),
            Refusal::Full => words("there is no room for more", "больше не помещается", "已满，无法再添加"),
            Refusal::Kept => words(
                "what is drawn keeps its rules and scheme, and what is seated its sessions and tables",
                "после жеребьёвки правила и схема не меняются, а после рассадки — сессии и столы",
                "抽签后规则和赛制不变，排座后场次和桌号不变",
            ),
            Refusal::Drawn => words(
                "the numbers have been drawn; a player can withdraw",
                "жеребьёвка уже прошла; игрок может сняться",
                "已经抽签；选手可以退赛",
            ),
            Refusal::AlreadyDrawn => {
                words("the draw is held once", "жеребьёвка проводится один раз", "抽签只进行一次")
            }
            Refusal::NotDrawn => words("the draw comes first", "сначала жеребьёвка", "请先抽签"),
            Refusal::TooFewPlayers { .. } => words(
                "a table needs four players, there are {found}",
                "за столом четверо, а игроков {found}",
                "一桌四人，现在只有{found}人",
            ),
            Refusal::Gone => words("the player has left already", "игрок уже выбыл", "选手已经离开比赛"),
            Refusal::NotGone => words("the player has not left", "игрок не выбывал", "选手没有离开比赛"),
            Refusal::SeatedTwice { .. } => words(
                "in session {session} number {number} sits twice",
                "в сессии {session} номер {number} сидит дважды",
                "第{session}场{number}号坐了两次",
            ),
            Refusal::NotSeated { .. } => words(
                "in session {session} number {number} has no seat",
                "в сессии {session} номеру {number} не нашлось места",
                "第{session}场{number}号没有座位",
            ),
            Refusal::DoesNotPlay { .. } => words(
                "in session {session} number {number} does not play",
                "в сессии {session} номер {number} не играет",
                "第{session}场{number}号不参赛",
            ),
            Refusal::Substitutes { .. } => words(
                "in session {session} substitutes sit elsewhere than at the last table, or are too many",
                "в сессии {session} запасные сидят не только за последним столом или их слишком много",
                "第{session}场替补只能坐在最后一桌，且人数不能过多",
            ),
            Refusal::StageOpen => words(
                "who goes on is known when all sessions of the stage are closed",
                "кто проходит дальше, будет известно, когда закроют все сессии этапа",
                "本阶段各场全部结束后才知道谁晋级",
            ),
            Refusal::Begun => words("the session has begun already", "сессия уже началась", "本场已经开始"),
            Refusal::NotBegun => words("the session has not begun", "сессия ещё не началась", "本场尚未开始"),
            Refusal::AnotherRuns => {
                words("the session before it is not over", "предыдущая сессия не окончена", "上一场尚未结束")
            }
            Refusal::NotRunning => {
                words("the session does not run", "сессия сейчас не идёт", "本场没有在进行")
            }
            Refusal::NotPaused => words("the clock does not stand", "часы не стоят", "计时没有暂停"),
            Refusal::NotOver => words("the session is not over", "сессия не окончена", "本场尚未结束"),
            Refusal::TimeLeft => words("the time is not up", "время ещё не вышло", "时间未到"),
            Refusal::SheetNotOver => words(
                "the sheet is signed when the session is over",
                "бланк подписывают, когда сессия окончена",
                "本场结束后才签字",
            ),
            Refusal::Closed => words(
                "the results of this session are closed; the organiser can open them",
                "результаты этой сессии закрыты; их может открыть организатор",
                "本场成绩已经封存；组织者可以重新打开",
            ),
            Refusal::NotClosed => words("the session is not closed", "сессия не закрыта", "本场成绩没有封存"),
            Refusal::Missing { .. } => words(
                "results are not complete at tables: {tables}",
                "нет полных результатов со столов: {tables}",
                "以下各桌成绩不完整：{tables}",
            ),
            Refusal::ReadingsDiffer { .. } => words(
                "the readings of table {table} differ",
                "прочтения бланка стола {table} расходятся",
                "第{table}桌两次录入不一致",
            ),
            Refusal::OpenSessions => {
                words("a session is not closed", "есть незакрытая сессия", "还有未封存的场次")
            }
            Refusal::OpenAppeals => {
                words("an appeal is not decided", "есть нерассмотренная апелляция", "还有未裁决的申诉")
            }
            Refusal::NotSeatedThere => words(
                "the player does not play this session",
                "игрок в этой сессии не играет",
                "选手没有参加这一场",
            ),
            Refusal::NotLate => words("the player was not late", "игрок не опаздывал", "选手没有迟到"),
            Refusal::IsLateness => words(
                "lateness is entered as lateness, with its minutes",
                "опоздание записывают как опоздание, с минутами",
                "迟到请按迟到登记并填写分钟数",
            ),
            Refusal::Sum => words(
                "the points do not add up: together they must be minus what went to nobody",
                "очки не сходятся: в сумме должно быть минус то, что никому не досталось",
                "分数不平：总和应为负的无人所得罚分",
            ),
            Refusal::TypedMeanwhile { .. } => words(
                "somebody has just typed this table; look at it again",
                "этот стол только что записал кто-то другой — проверьте ещё раз",
                "这一桌刚有人录入，请重新核对",
            ),
            Refusal::Panel => words("say who has decided", "укажите, кто принял решение", "请填写由谁裁决"),
            Refusal::Decided => {
                words("the appeal has been decided", "апелляция уже рассмотрена", "申诉已经裁决")
            }
            Refusal::AppealLate => words(
                "the appeal came too late to be upheld",
                "апелляция подана слишком поздно, удовлетворить её нельзя",
                "申诉超过时限，不能成立",
            ),
            Refusal::NotUpheld => {
                words("the appeal has not been upheld", "апелляция не удовлетворена", "申诉未获成立")
            }
            Refusal::NoPoints => words(
                "say how many points are to be corrected",
                "укажите, на сколько очков поправка",
                "请填写更正的分数",
            ),
        })
    }
}

/// Lateness is punished in every ruleset (MCRC-PEN-3), though not every ruleset has it in its table of offences.
pub(crate) fn lateness(id: &str, lang: Lang) -> Option<&'static str> {
    let wording = match id {
        "late_10" => words("late by up to 10 minutes", "опоздание до 10 минут", "迟到10分钟以内"),
        "late_15" => words("late by up to 15 minutes", "опоздание от 10 до 15 минут", "迟到10至15分钟"),
        "late_missed" => {
            words("late by more than 15 minutes", "опоздание больше чем на 15 минут", "迟到超过15分钟")
        }
        _ => return None,
    };
    Some(in_language(&wording, lang))
}

const fn in_language(wording: &Wording, lang: Lang) -> &'static str {
    match lang {
        Lang::En => wording.en,
        Lang::Ru => wording.ru,
        Lang::Zh => wording.zh,
    }
}

const fn words(en: &'static str, ru: &'static str, zh: &'static str) -> Wording {
    Wording { en, ru, zh }
}
