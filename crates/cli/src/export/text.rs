//! Why a recorded deal cannot be exported, in three languages.

use answers::Lang;
use record::botzone::Unfit;

pub(super) fn unfit(lang: Lang, unfit: &Unfit) -> String {
    match lang {
        Lang::En => unfit.to_string(),
        Lang::Ru => russian(unfit),
        Lang::Zh => chinese(unfit),
    }
}

fn russian(unfit: &Unfit) -> String {
    match unfit {
        Unfit::Rules => "не раздача вчетвером по правилам MCR без изменённых настроек".to_owned(),
        Unfit::NotOver => "раздача не доиграна".to_owned(),
        Unfit::Refused(refused) => format!("шаг {} против правил", refused.step),
        Unfit::Walls(seat) => {
            format!(
                "{} взял из стены больше тайлов, чем в её четверти",
                (Lang::Ru.text().replay.wind)(seat.wind())
            )
        }
        Unfit::Differs => "с четырьмя отдельными стенами раздача пошла бы иначе".to_owned(),
    }
}

fn chinese(unfit: &Unfit) -> String {
    match unfit {
        Unfit::Rules => "不是按国标麻将默认规则进行的四人牌局".to_owned(),
        Unfit::NotOver => "牌局未打完".to_owned(),
        Unfit::Refused(refused) => format!("第{}步不合规则", refused.step),
        Unfit::Walls(seat) => {
            format!("{}摸牌超过牌墙的四分之一", (Lang::Zh.text().replay.wind)(seat.wind()))
        }
        Unfit::Differs => "各自摸自己的牌墙时牌局进程会不同".to_owned(),
    }
}
