//! What is said to people when something is refused, in three languages.

use axum::http::StatusCode;

use crate::lang::Lang;

/// A refusal that has a text in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the texts below say it")]
pub(crate) enum Why {
    NoSession,
    NameLength,
    NameLetters,
    NameTaken,
    PasswordLength,
    PasswordCommon,
    WrongPassword,
    AlreadyRegistered,
    NotRegistered,
    NotByToken,
    TooManyTokens,
    LabelLength,
    CrossSite,
    NotJson,
    TooLarge,
    Slow,
    NoRoute,
    NoMethod,
    NotAdmin,
    NoFixedSeeds,
    TooManyTables,
    NoSuchForm,
    NoSuchPage,
    WrongCode,
    CodeNeeded,
    NotYours,
    WhoLength,
    TitleLength,
    TooManyActs,
    Busy,
    Internal,
    Stopping,
}

impl Why {
    /// The status, the word for programs and the sentence for people.
    pub(super) fn parts(self, lang: Lang) -> (StatusCode, &'static str, String) {
        let (status, code) = self.code();
        (status, code, self.text(lang).to_owned())
    }

    const fn code(self) -> (StatusCode, &'static str) {
        match self {
            Why::NoSession => (StatusCode::UNAUTHORIZED, "no_session"),
            Why::NameLength => (StatusCode::BAD_REQUEST, "name_length"),
            Why::NameLetters => (StatusCode::BAD_REQUEST, "name_letters"),
            Why::NameTaken => (StatusCode::CONFLICT, "name_taken"),
            Why::PasswordLength => (StatusCode::BAD_REQUEST, "password_length"),
            Why::PasswordCommon => (StatusCode::BAD_REQUEST, "password_common"),
            Why::WrongPassword => (StatusCode::FORBIDDEN, "wrong_password"),
            Why::AlreadyRegistered => (StatusCode::CONFLICT, "already_registered"),
            Why::NotRegistered => (StatusCode::FORBIDDEN, "not_registered"),
            Why::NotByToken => (StatusCode::FORBIDDEN, "not_by_token"),
            Why::TooManyTokens => (StatusCode::CONFLICT, "too_many_tokens"),
            Why::LabelLength => (StatusCode::BAD_REQUEST, "label_length"),
            Why::CrossSite => (StatusCode::FORBIDDEN, "cross_site"),
            Why::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json"),
            Why::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too_large"),
            Why::Slow => (StatusCode::REQUEST_TIMEOUT, "timeout"),
            Why::NoRoute => (StatusCode::NOT_FOUND, "not_found"),
            Why::NoMethod => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Why::NotAdmin => (StatusCode::FORBIDDEN, "not_admin"),
            Why::NoFixedSeeds => (StatusCode::FORBIDDEN, "forbidden"),
            Why::TooManyTables => (StatusCode::CONFLICT, "conflict"),
            Why::NoSuchForm | Why::NoSuchPage => (StatusCode::BAD_REQUEST, "bad_request"),
            Why::WrongCode => (StatusCode::FORBIDDEN, "wrong_code"),
            Why::CodeNeeded => (StatusCode::FORBIDDEN, "code_needed"),
            Why::NotYours => (StatusCode::FORBIDDEN, "not_yours"),
            Why::WhoLength => (StatusCode::BAD_REQUEST, "who_length"),
            Why::TitleLength => (StatusCode::BAD_REQUEST, "title_length"),
            Why::TooManyActs => (StatusCode::BAD_REQUEST, "too_many_acts"),
            Why::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Why::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
            Why::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
        }
    }

    const fn text(self, lang: Lang) -> &'static str {
        match self {
            Why::NoSession => lang.of(
                "Say who you are first: POST /api/session.",
                "Сначала представьтесь: POST /api/session.",
                "请先登录或以访客身份进入：POST /api/session。",
            ),
            Why::NameLength => lang.of(
                "A name has 1 to 24 characters.",
                "В имени от 1 до 24 знаков.",
                "名字长度为 1 到 24 个字符。",
            ),
            Why::NameLetters => lang.of(
                "A name is made of letters, digits, spaces and - _ . '",
                "Имя состоит из букв, цифр, пробелов и знаков - _ . '",
                "名字只能包含文字、数字、空格和 - _ . '",
            ),
            Why::NameTaken => lang.of("This name is taken.", "Это имя занято.", "这个名字已被使用。"),
            Why::PasswordLength => lang.of(
                "A password has 12 to 128 characters; some words in a row are easy to keep in mind.",
                "В пароле от 12 до 128 знаков; несколько слов подряд легко запомнить.",
                "密码长度为 12 到 128 个字符，用几个词连起来很好记。",
            ),
            Why::PasswordCommon => lang.of(
                "This password is one of the first to be tried. Choose another.",
                "Этот пароль подбирают одним из первых. Выберите другой.",
                "这个密码太常见，请换一个。",
            ),
            Why::WrongPassword => {
                lang.of("Wrong name or password.", "Неверное имя или пароль.", "用户名或密码错误。")
            }
            Why::AlreadyRegistered => {
                lang.of("You are registered already.", "Вы уже зарегистрированы.", "您已经注册过了。")
            }
            Why::NotRegistered => lang.of("Register first.", "Сначала зарегистрируйтесь.", "请先注册。"),
            Why::NotByToken => lang.of(
                "A program's token may not do this; use the browser.",
                "Токену программы это нельзя; сделайте это в браузере.",
                "程序令牌无权执行此操作，请在浏览器中进行。",
            ),
            Why::TooManyTokens => lang.of(
                "You have too many tokens; remove one first.",
                "Слишком много токенов; сначала удалите один.",
                "令牌过多，请先删除一个。",
            ),
            Why::LabelLength => lang.of(
                "A label has 1 to 60 characters.",
                "В подписи от 1 до 60 знаков.",
                "标签长度为 1 到 60 个字符。",
            ),
            Why::CrossSite => lang.of(
                "This request comes from another site.",
                "Этот запрос пришёл с другого сайта.",
                "此请求来自其他网站。",
            ),
            Why::NotJson => lang.of(
                "The body has to be application/json.",
                "Тело запроса должно быть application/json.",
                "请求正文必须是 application/json。",
            ),
            Why::TooLarge => lang.of("The request is too large.", "Запрос слишком велик.", "请求内容过大。"),
            Why::Slow => lang.of("It took too long.", "Это заняло слишком много времени.", "处理超时。"),
            Why::NoRoute => lang.of(
                "There is nothing at this address.",
                "По этому адресу ничего нет.",
                "此地址没有内容。",
            ),
            Why::NoMethod => lang.of(
                "This address does not take this method.",
                "Этот адрес не принимает такой метод.",
                "此地址不支持该方法。",
            ),
            Why::NotAdmin => {
                lang.of("This is for admins.", "Это только для администраторов.", "仅限管理员。")
            }
            Why::NoFixedSeeds => lang.of(
                "This server makes no walls that are known beforehand.",
                "Этот сервер не строит стен, известных заранее.",
                "本服务器不使用预先确定的牌墙。",
            ),
            Why::TooManyTables => lang.of(
                "You have too many open tables; finish or leave one first.",
                "У вас слишком много открытых столов; сначала закончите игру или покиньте один из них.",
                "您打开的牌桌过多，请先结束或离开一桌。",
            ),
            Why::NoSuchForm => lang.of("form: jsonl or 5wr.", "form: jsonl или 5wr.", "form：jsonl 或 5wr。"),
            Why::NoSuchPage => lang.of(
                "before: this is not what `next` said.",
                "before: это не то, что было в `next`.",
                "before：与 `next` 给出的值不符。",
            ),
            Why::WrongCode => {
                lang.of("This code is not valid here.", "Этот код здесь не действует.", "此代码在这里无效。")
            }
            Why::CodeNeeded => lang.of(
                "This needs a code: open the link or scan the QR code that you were given.",
                "Для этого нужен код: откройте ссылку или QR-код, которые вам дали.",
                "需要代码：请打开收到的链接或扫描二维码。",
            ),
            Why::NotYours => lang.of(
                "Your code does not allow this.",
                "Ваш код этого не позволяет.",
                "您的代码无权这样做。",
            ),
            Why::WhoLength => lang.of(
                "The name of who does it has at most 60 characters.",
                "В имени того, кто это делает, не больше 60 знаков.",
                "操作者姓名最多 60 个字符。",
            ),
            Why::TitleLength => lang.of(
                "A title has at most 120 characters.",
                "В названии не больше 120 знаков.",
                "标题最多 120 个字符。",
            ),
            Why::TooManyActs => lang.of(
                "At most 500 entries at once.",
                "Не больше 500 записей за раз.",
                "一次最多 500 条记录。",
            ),
            Why::Busy => lang.of(
                "Other seatings are being searched for; try again in a minute.",
                "Сейчас идёт поиск других рассадок; попробуйте через минуту.",
                "正在为其他比赛排座，请稍后再试。",
            ),
            Why::Internal => {
                lang.of("Something went wrong here.", "У нас что-то сломалось.", "服务器出错了。")
            }
            Why::Stopping => lang.of(
                "The server is about to restart.",
                "Сервер сейчас перезапустится.",
                "服务器即将重启。",
            ),
        }
    }
}

pub(super) fn too_many(seconds: u64, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Too many attempts; try again in {seconds} s."),
        Lang::Ru => format!("Слишком много попыток; попробуйте через {seconds} с."),
        Lang::Zh => format!("尝试次数过多，请在 {seconds} 秒后重试。"),
    }
}

/// What there is not, by its English name.
pub(super) fn not_found(what: &str, lang: Lang) -> String {
    let (ru, zh) = match what {
        "table" => ("Такого стола нет.", "没有这张牌桌。"),
        "seat" => ("Такого места нет.", "没有这个座位。"),
        "token" => ("Такого токена нет.", "没有这个令牌。"),
        "deal, or it is not over" => {
            ("Такой сдачи нет, или она ещё не окончена.", "没有这一盘，或尚未结束。")
        }
        "record: no deal of that table is over" => (
            "Записи нет: за этим столом ещё не окончена ни одна сдача.",
            "没有牌谱：这张牌桌还没有打完一盘。",
        ),
        "sheet" => ("Такого бланка нет.", "没有这张计分表。"),
        "tournament" => ("Такого турнира нет.", "没有这个比赛。"),
        "search" => ("Поиск рассадки не запускали.", "没有进行排座。"),
        "file" => ("Такого файла нет.", "没有这个文件。"),
        "session or table" => ("Такой сессии или такого стола нет.", "没有这一场或这张桌子。"),
        "ruleset" => ("Таких правил нет.", "没有这套规则。"),
        "clause" => ("Такого пункта правил нет.", "没有这条规则。"),
        "fan" => ("Такого фана нет.", "没有这个番种。"),
        "player" => ("Такого игрока нет.", "没有这位玩家。"),
        _ => ("Ничего такого нет.", "没有这样的内容。"),
    };
    match lang {
        Lang::En => format!("There is no such {what}."),
        Lang::Ru => ru.to_owned(),
        Lang::Zh => zh.to_owned(),
    }
}
