//! Reads the logs of the judge, with patience: what is not needed may be missing, null or something else.

use serde_json::{Map, Value};
use tiles::notation::botzone;
use tiles::{BySeat, Seat, Tile, Wind};

use super::error::{Fault, LogError, cut};
use super::log::{Answer, Log, Moment, Said, Shown, TheirFan, TheirWin};

/// The logs in a text of JSON: one value, or one on each line.
pub(super) fn logs(text: &str) -> Box<dyn Iterator<Item = Result<Log, LogError>> + '_> {
    // A file of many lines is not read as a whole: it may be long.
    let mut lines = text.lines().filter(|line| !line.trim_ascii().is_empty());
    let first = lines.next().map(serde_json::from_str::<Value>);
    if lines.next().is_some() && matches!(first, Some(Ok(_))) {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim_ascii().is_empty());
        return Box::new(lines.flat_map(|(number, line)| match serde_json::from_str(line) {
            Ok(value) => of_value(&value),
            Err(error) => vec![Err(LogError::new(not_json(&error, number)))],
        }));
    }
    Box::new(match serde_json::from_str(text) {
        Ok(value) => of_value(&value).into_iter(),
        Err(error) => vec![Err(LogError::new(not_json(&error, 0)))].into_iter(),
    })
}

fn not_json(error: &serde_json::Error, lines_before: usize) -> Fault {
    let (line, column) = (error.line() + lines_before, error.column());
    let text = error.to_string();
    let what = text.split(" at line ").next().unwrap_or_default();
    Fault::NotJson { message: format!("{} at line {line} column {column}", cut(what)) }
}

/// A match, a list of matches, or the entries of one match.
fn of_value(value: &Value) -> Vec<Result<Log, LogError>> {
    match value {
        Value::Object(_) => vec![of_match(value)],
        Value::Array(items) if items.is_empty() => vec![Err(LogError::new(Fault::Empty))],
        Value::Array(items) if items.iter().any(|item| entries(item).is_some() || item.is_array()) => {
            items.iter().map(of_match).collect()
        }
        Value::Array(items) => vec![read(&Map::new(), items)],
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            vec![Err(LogError::new(Fault::NotALog))]
        }
    }
}

fn of_match(value: &Value) -> Result<Log, LogError> {
    match (value, entries(value)) {
        (Value::Object(about), Some(items)) => read(about, items),
        (Value::Array(items), _) => read(&Map::new(), items),
        _ => Err(LogError::new(Fault::NotALog)),
    }
}

fn entries(value: &Value) -> Option<&Vec<Value>> {
    ["logs", "log"].iter().find_map(|key| value.get(key)?.as_array())
}

fn read(about: &Map<String, Value>, items: &[Value]) -> Result<Log, LogError> {
    let mut log = Log {
        id: ["_id", "id", "matchid", "match"].iter().find_map(|key| word(about.get(*key)?)),
        round: Wind::East,
        walls: None,
        players: players(about.get("players")),
        moments: Vec::new(),
        score: None,
    };
    let first = items.first().and_then(output);
    let told = about.get("initdata").and_then(object);
    let shown = first.as_ref().and_then(|output| output.get("initdata")).and_then(object);
    let display = first.as_ref().and_then(|output| output.get("display")).and_then(object);
    let sources = [told, shown, display];
    let of_start = |key: &str| sources.iter().flatten().find_map(|source| Some(source.get(key)?.clone()));
    log.round = round(of_start("quan"), first.as_ref())?;
    log.walls = of_start("walltiles").map(|tiles| walls(&tiles)).transpose()?.flatten();
    for (entry, item) in items.iter().enumerate() {
        let Some(item) = object(item) else { continue };
        if let Some(output) = output(&Value::Object(item.clone())) {
            if let Some(moment) = moment(entry, &output, log.moments.last())? {
                log.moments.push(moment);
            }
            if output.get("command").and_then(Value::as_str) == Some("finish") {
                log.score = score(&output);
            }
        } else if let Some(last) = log.moments.last_mut() {
            last.answers = answers(entry, &item)?;
        }
    }
    log.score = log.score.or_else(|| numbers(about.get("scores")?));
    if log.moments.is_empty() {
        return Err(LogError::new(Fault::Empty));
    }
    Ok(log)
}

/// A value that is an object, or a text that has one.
fn object(value: &Value) -> Option<Map<String, Value>> {
    match value {
        Value::Object(object) => Some(object.clone()),
        Value::String(text) => serde_json::from_str(text).ok(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
    }
}

/// What the judge said in an entry.
fn output(entry: &Value) -> Option<Map<String, Value>> {
    let entry = entry.as_object()?;
    match entry.get("output") {
        Some(output) => object(output),
        // Without its cover.
        None if entry.contains_key("command") || entry.contains_key("display") => Some(entry.clone()),
        None => None,
    }
}

fn word(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Object(object) => {
            ["name", "$oid", "bot", "user", "_id", "id"].iter().find_map(|key| word(object.get(*key)?))
        }
        Value::Null | Value::Bool(_) | Value::Array(_) => None,
    }
}

fn players(value: Option<&Value>) -> BySeat<Option<String>> {
    BySeat::from_fn(|seat| {
        let value = value?;
        let one = value.get(seat.index()).or_else(|| value.get(seat.index().to_string()))?;
        word(one)
    })
}

/// The wind of the round; where it is not told, from the judge's first words, `0 id quan`.
fn round(told: Option<Value>, first: Option<&Map<String, Value>>) -> Result<Wind, LogError> {
    let said = || {
        let content = object(first?.get("content")?)?;
        let text = content.values().next()?.as_str()?.split_whitespace().nth(2)?.to_owned();
        Some(Value::String(text))
    };
    let Some(value) = told.filter(|value| !value.is_null()).or_else(said) else {
        return Err(LogError::new(Fault::Missing { what: "quan" }));
    };
    let number = number(&value).and_then(|number| usize::try_from(number).ok());
    let wind = number.and_then(|number| Wind::ALL.get(number));
    wind.copied().ok_or_else(|| LogError::new(wrong("quan", &value)))
}

fn number(value: &Value) -> Option<i64> {
    match value {
        Value::Number(number) => number.as_i64().or_else(|| {
            let float = number.as_f64()?;
            (float.fract() == 0.0 && float.abs() < 1e9).then_some(float as i64)
        }),
        Value::String(text) => text.trim().parse().ok(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
    }
}

fn wrong(what: &'static str, found: &Value) -> Fault {
    let found = found.as_str().map_or_else(|| cut(&found.to_string()), cut);
    Fault::Wrong { what, found }
}

/// The tiles of the walls, as a text or as a list; an empty one says nothing.
fn walls(value: &Value) -> Result<Option<Vec<Tile>>, LogError> {
    let tiles = tiles_of(value).ok_or_else(|| LogError::new(wrong("list of tiles", value)))?;
    match tiles.len() {
        0 => Ok(None),
        136 => Ok(Some(tiles)),
        _ if tiles.iter().any(|tile| tile.is_flower()) => Err(LogError::new(Fault::Flowers)),
        found => Err(LogError::new(Fault::TileCount { found })),
    }
}

fn tiles_of(value: &Value) -> Option<Vec<Tile>> {
    match value {
        Value::Null => Some(Vec::new()),
        Value::String(text) => botzone::parse(text).ok(),
        Value::Array(items) => {
            let lists: Option<Vec<Vec<Tile>>> = items.iter().map(tiles_of).collect();
            Some(lists?.concat())
        }
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

/// What an entry of the judge shows; nothing if it shows nothing that matters.
fn moment(
    entry: usize,
    output: &Map<String, Value>,
    before: Option<&Moment>,
) -> Result<Option<Moment>, LogError> {
    let at = |fault: Fault| LogError::at(entry, fault);
    let content = output.get("content").and_then(object).unwrap_or_default();
    let mut display = output.get("display").and_then(object).unwrap_or_default();
    if !display.contains_key("action") {
        display.extend(told_to_players(&content));
    }
    let Some(action) = display.get("action").and_then(Value::as_str) else { return Ok(None) };
    let player = || player(&display).map_err(at);
    let tile = |key: &'static str| tile(&display, key).map_err(at);
    let shown = match action {
        "INIT" => Shown::Init,
        "DEAL" => Shown::Deal { hands: hands(&display).map_err(at)? },
        "DRAW" => Shown::Draw { player: player()?, tile: tile("tile")? },
        "PLAY" => Shown::Play { player: player()?, tile: tile("tile")? },
        "CHI" => Shown::Chi { player: player()?, middle: tile("tileCHI")?, discard: tile("tile")? },
        "PENG" => Shown::Peng { player: player()?, discard: tile("tile")? },
        "GANG" => {
            let (player, told) = (player()?, tile("tile").ok());
            // Of concealed tiles its owner has said which.
            let said = before.and_then(|before| match before.answers[player].said {
                Some(Said::Gang { tile }) => tile,
                _ => None,
            });
            Shown::Gang { player, tile: said.or(told) }
        }
        "BUGANG" => Shown::BuGang { player: player()?, tile: tile("tile")? },
        "BUHUA" => return Err(at(Fault::Flowers)),
        "HU" => Shown::Hu(win(player()?, &display)),
        "HUANG" => Shown::Huang,
        code => {
            let player = player().ok();
            let win = player.filter(|_| display.contains_key("fanCnt")).map(|player| win(player, &display));
            Shown::Fault { player, code: cut(code), win }
        }
    };
    Ok(Some(Moment::new(entry, shown)))
}

/// What was shown, from what was told to the players: for logs without `display`.
fn told_to_players(content: &Map<String, Value>) -> Map<String, Value> {
    let mut display = Map::new();
    let mut set = |key: &str, value: Value| _ = display.insert(key.to_owned(), value);
    let mut hands = vec![Value::Null; 4];
    for (player, text) in content {
        let (Ok(number), Some(text)) = (player.parse::<usize>(), text.as_str()) else { continue };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["0", ..] => set("action", "INIT".into()),
            ["1", _, _, _, _, tiles @ ..] => {
                set("action", "DEAL".into());
                if let Some(hand) = hands.get_mut(number) {
                    *hand = tiles.iter().take(13).copied().collect();
                }
            }
            ["2", tile] => {
                set("action", "DRAW".into());
                set("player", number.into());
                set("tile", (*tile).into());
            }
            ["3", _, "DRAW"] => {}
            ["3", player, action, tiles @ ..] => {
                set("action", (*action).into());
                set("player", (*player).into());
                match tiles {
                    [tile] => set("tile", (*tile).into()),
                    [middle, tile] => {
                        set("tileCHI", (*middle).into());
                        set("tile", (*tile).into());
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    set("hand", Value::Array(hands));
    display
}

fn player(display: &Map<String, Value>) -> Result<Seat, Fault> {
    let value = display.get("player").ok_or(Fault::Missing { what: "player" })?;
    let seat = number(value).and_then(|number| usize::try_from(number).ok()).and_then(Seat::from_index);
    seat.ok_or_else(|| wrong("player", value))
}

fn tile(display: &Map<String, Value>, key: &'static str) -> Result<Tile, Fault> {
    let value = display.get(key).ok_or(Fault::Missing { what: key })?;
    match tiles_of(value).as_deref() {
        Some([tile]) if tile.is_flower() => Err(Fault::Flowers),
        Some([tile]) => Ok(*tile),
        _ => Err(wrong("tile", value)),
    }
}

fn hands(display: &Map<String, Value>) -> Result<[Vec<Tile>; 4], Fault> {
    let value = display.get("hand").ok_or(Fault::Missing { what: "hand" })?;
    let mut hands: [Vec<Tile>; 4] = Default::default();
    for (number, hand) in hands.iter_mut().enumerate() {
        let dealt = value.get(number).or_else(|| value.get(number.to_string())).unwrap_or(&Value::Null);
        *hand = tiles_of(dealt).ok_or_else(|| wrong("hand", dealt))?;
        if hand.iter().any(|tile| tile.is_flower()) {
            return Err(Fault::Flowers);
        }
        if hand.len() != 13 {
            return Err(wrong("hand of 13 tiles", dealt));
        }
    }
    Ok(hands)
}

fn win(player: Seat, display: &Map<String, Value>) -> TheirWin {
    let small = |value: Option<&Value>| value.and_then(number).and_then(|number| u32::try_from(number).ok());
    let fan = |value: &Value| {
        let name = value.get("name")?.as_str()?;
        let times = small(value.get("cnt")).unwrap_or(1);
        Some(TheirFan { name: cut(name), times, value: small(value.get("value")) })
    };
    let fans = display.get("fan").and_then(Value::as_array).into_iter().flatten().filter_map(fan);
    let points = display.get("fanCnt").and_then(number).and_then(|number| i32::try_from(number).ok());
    TheirWin { player, points, fans: fans.collect() }
}

/// What each won or lost, as it is shown or as the players are told.
fn score(output: &Map<String, Value>) -> Option<[i32; 4]> {
    let shown = || numbers(object(output.get("display")?)?.get("score")?);
    let told = || numbers(output.get("content")?);
    shown().or_else(told)
}

/// Four numbers, in a list or by players.
fn numbers(value: &Value) -> Option<[i32; 4]> {
    let mut four = [0; 4];
    for (place, score) in four.iter_mut().enumerate() {
        let told = value.get(place).or_else(|| value.get(place.to_string()))?;
        *score = i32::try_from(number(told)?).ok()?;
    }
    Some(four)
}

fn answers(entry: usize, item: &Map<String, Value>) -> Result<BySeat<Answer>, LogError> {
    let mut answers: BySeat<Answer> = BySeat::default();
    for seat in Seat::ALL {
        let Some(told) = item.get(&seat.index().to_string()) else { continue };
        let verdict = told.get("verdict").and_then(Value::as_str).filter(|&verdict| verdict != "OK").map(cut);
        let said = match told.get("response").unwrap_or(told) {
            Value::String(text) => Some(Said::read(text)),
            // Bots may wrap it once more, as they print it.
            Value::Object(object) => object.get("response").and_then(Value::as_str).map(Said::read),
            Value::Null => None,
            other @ (Value::Bool(_) | Value::Number(_) | Value::Array(_)) => {
                return Err(LogError::at(entry, wrong("response", other)).of(seat));
            }
        };
        answers[seat] = Answer { said, verdict };
    }
    Ok(answers)
}
