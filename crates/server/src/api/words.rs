//! What is said about requests themselves, in three languages; about hands and rules `answers` speaks.

use answers::Lang;

pub(super) fn not_json(lang: Lang, error: &serde_json::Error) -> String {
    match lang {
        Lang::En => format!("this is not the JSON that is expected: {error}"),
        Lang::Ru => format!("это не тот JSON, который здесь нужен: {error}"),
        Lang::Zh => format!("JSON 不符合要求：{error}"),
    }
}

pub(super) fn too_long(lang: Lang, limit: usize) -> String {
    match lang {
        Lang::En => format!("the request is longer than {limit} bytes"),
        Lang::Ru => format!("запрос длиннее, чем {limit} байт"),
        Lang::Zh => format!("请求超过 {limit} 字节"),
    }
}

pub(super) fn busy(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "too much is being reckoned at the moment; try again",
        Lang::Ru => "сейчас идёт слишком много расчётов; попробуйте ещё раз",
        Lang::Zh => "目前计算任务过多，请稍后再试",
    }
}

pub(super) fn internal(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "something went wrong here",
        Lang::Ru => "что-то пошло не так на сервере",
        Lang::Zh => "服务器出错了",
    }
}

pub(super) fn no_clause(lang: Lang, id: &str) -> String {
    match lang {
        Lang::En => format!("there is no clause '{id}'"),
        Lang::Ru => format!("пункта «{id}» нет"),
        Lang::Zh => format!("没有条款“{id}”"),
    }
}

pub(super) fn no_notation(lang: Lang, found: &str) -> String {
    let known = "compact, unicode, keyboard, russian, english, botzone";
    match lang {
        Lang::En => format!("notation: '{found}' is not known; there are {known}"),
        Lang::Ru => format!("notation: запись «{found}» неизвестна; есть {known}"),
        Lang::Zh => format!("notation：不认识“{found}”；有 {known}"),
    }
}

pub(super) fn no_kind(lang: Lang, found: &str) -> String {
    match lang {
        Lang::En => format!("kind: '{found}' is not known; there are worth and waits"),
        Lang::Ru => format!("kind: вид «{found}» неизвестен; есть worth и waits"),
        Lang::Zh => format!("kind：不认识“{found}”；有 worth、waits"),
    }
}

pub(super) fn no_seat(lang: Lang, found: &str) -> String {
    match lang {
        Lang::En => format!("seat: '{found}' is not known; there are E, S, W and N"),
        Lang::Ru => format!("seat: место «{found}» неизвестно; есть E, S, W и N"),
        Lang::Zh => format!("seat：不认识“{found}”；有 E、S、W、N"),
    }
}
