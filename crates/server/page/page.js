// A page to play with: it asks the server for everything and decides nothing.

const TEXT = {
  en: {
    play: "Play at once", table: "Table for friends", level: "Bots", deals: "Deals", link: "Send this link to your friends:", start: "Begin", sit: "Sit down", next: "Next deal",
    left: "left in the wall", you: "you", bot: "bot", away: "away", gone: "gone", empty: "empty", over: "The deal is over", game: "The game is over", pays: "pays", record: "Record", nobody: "nobody", home: "Other games",
    lost: "No connection. Trying again …", pause: "Pause", go: "Go on", round: "Round", deal: "Deal", wins: "wins", draw: "Nobody wins.",
    pass: "pass", chow: "chow", pung: "pung", kong: "kong", win: "win", ready: "ready", forbid: "without", flower: "flower", lobby: "Open tables", join: "Look",
    what: { red: "Fast, for two to four, with jokers if you like.", classical: "Every hand scores, not only the winner's.", mcr: "81 fans, eight points to win: the game of competitions.", sichuan: "Three suits; play goes on after a win.", taiwan: "Sixteen tiles, and the dealer's luck grows." },
  },
  ru: {
    play: "Играть сразу", table: "Стол для друзей", level: "Боты", deals: "Раздач", link: "Пошлите эту ссылку друзьям:", start: "Начать", sit: "Сесть", next: "Следующая раздача",
    left: "осталось в стене", you: "вы", bot: "бот", away: "отошёл", gone: "нет связи", empty: "свободно", over: "Раздача окончена", game: "Игра окончена", pays: "платит", record: "Запись", nobody: "никому", home: "Другие игры",
    lost: "Нет связи. Пробуем снова …", pause: "Пауза", go: "Дальше", round: "Раунд", deal: "Раздача", wins: "побеждает", draw: "Никто не победил.",
    pass: "пас", chow: "чоу", pung: "панг", kong: "конг", win: "маджонг", ready: "готов", forbid: "без масти", flower: "цветок", lobby: "Открытые столы", join: "Смотреть",
    what: { red: "Быстрая, для двоих–четверых, с джокерами по желанию.", classical: "Очки получает каждая рука, не только победившая.", mcr: "81 фан и восемь очков для победы: игра соревнований.", sichuan: "Три масти; игра идёт и после победы.", taiwan: "Шестнадцать костей, и удача дилера растёт." },
  },
  zh: {
    play: "立即开始", table: "好友桌", level: "电脑", deals: "局数", link: "把链接发给朋友：", start: "开始", sit: "入座", next: "下一局",
    left: "张未摸", you: "你", bot: "电脑", away: "离开", gone: "断线", empty: "空位", over: "本局结束", game: "比赛结束", pays: "付给", record: "牌谱", nobody: "无人", home: "其他玩法",
    lost: "连接中断，正在重试……", pause: "暂停", go: "继续", round: "圈", deal: "局", wins: "和牌", draw: "流局。",
    pass: "过", chow: "吃", pung: "碰", kong: "杠", win: "和", ready: "听", forbid: "定缺", flower: "补花", lobby: "公开牌桌", join: "观战",
    what: { red: "节奏快，二至四人，可用百搭。", classical: "人人计分，不只和家。", mcr: "八十一番，八分起和：竞赛麻将。", sichuan: "缺一门，和牌之后继续打。", taiwan: "十六张，连庄加台。" },
  },
};
const GAMES = { red: ["Red", "Красный", "红中麻将"], classical: ["Chinese classical", "Классический", "中国古典麻将"], mcr: ["MCR", "MCR", "国标麻将"], sichuan: ["Sichuan", "Сычуаньский", "四川麻将"], taiwan: ["Taiwanese", "Тайваньский", "台湾麻将"] };
const WINDS = { en: { E: "East", S: "South", W: "West", N: "North" }, ru: { E: "Восток", S: "Юг", W: "Запад", N: "Север" }, zh: { E: "东", S: "南", W: "西", N: "北" } };
const LANGS = ["en", "ru", "zh"];

let lang = localStorage.lang ?? LANGS.find((code) => navigator.language.startsWith(code)) ?? "en";
const t = () => TEXT[lang];
const main = document.getElementById("main");
const state = { me: null, table: null, deal: null, view: null, ask: null, noted: null, over: null, end: null, you: null, n: null, socket: null, id: null, log: "" };

function el(tag, props = {}, ...children) {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children.filter((child) => child != null));
  return node;
}

async function api(method, path, body) {
  const answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, { method, headers: body ? { "Content-Type": "application/json" } : {}, body: body && JSON.stringify(body) });
  const value = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(value.message ?? answer.statusText);
  return value;
}

let saying;
function say(text) {
  document.getElementById("say").textContent = text;
  clearTimeout(saying);
  saying = setTimeout(() => (document.getElementById("say").textContent = ""), 5000);
}

// The first page: five games, and tables that others have opened.
async function home() {
  state.socket?.close();
  state.id = null;
  const level = el("select", { ariaLabel: t().level }, ...["novice", "club", "master"].map((name) => el("option", { value: name, textContent: name, selected: name === "club" })));
  const deals = el("select", { ariaLabel: t().deals }, ...["1", "4", "16"].map((name) => el("option", { value: name, textContent: name })));
  const begin = (rules, at_once) => async () => {
    const config = { rules, bots: level.value, deals: Number(deals.value), at_once, listed: !at_once, clock: { name: at_once ? "none" : "relaxed" } };
    try {
      const table = await api("POST", "/api/tables", config);
      history.pushState({}, "", `/table/${table.id}`);
      open(table.id);
    } catch (problem) { say(problem.message); }
  };
  const card = (rules) => el("div", { className: "card" },
    el("h2", { textContent: GAMES[rules][LANGS.indexOf(lang)] }), el("p", { textContent: t().what[rules] }),
    el("button", { className: "main", textContent: t().play, onclick: begin(rules, true) }),
    el("button", { textContent: t().table, onclick: begin(rules, false) }));
  const lobby = el("div");
  main.replaceChildren(el("p", {}, `${t().level}: `, level, `  ${t().deals}: `, deals), el("div", { className: "cards" }, ...Object.keys(GAMES).map(card)), lobby);
  const tables = await api("GET", "/api/tables").catch(() => []);
  if (tables.length) {
    lobby.append(el("h2", { textContent: t().lobby }), ...tables.map((table) => el("p", {}, `${GAMES[table.config.rules][LANGS.indexOf(lang)]} · ${table.host} · ${table.sitting} `, el("a", { href: `/table/${table.id}`, textContent: t().join }))));
  }
}

// A connection that comes back by itself, and says what it has heard already.
function open(id) {
  state.socket?.close();
  Object.assign(state, { id, n: null, view: null, deal: null, over: null, end: null, ask: null });
  connect(id, 500);
}

function connect(id, patience) {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`);
  state.socket = socket;
  socket.onopen = () => { send({ type: "hello", protocol: [1], lang, contributes: true, ...(state.n == null ? {} : { since: state.n }) }); patience = 500; };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    if (state.id !== id || state.socket !== socket) return;
    say(t().lost);
    setTimeout(() => state.id === id && connect(id, Math.min(patience * 2, 8000)), patience);
  };
}

function send(message) {
  if (state.socket?.readyState === WebSocket.OPEN) state.socket.send(JSON.stringify(message));
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
let secret;

// docs/shuffle.md: what a party publishes is the hash of a tag, the game, its number and its secret.
async function contribute(message) {
  if (message.party == null || !crypto.subtle) return;
  secret = crypto.getRandomValues(new Uint8Array(32));
  const text = new TextEncoder();
  const game = text.encode(message.game);
  const bytes = new Uint8Array([...text.encode("fivewinds/commit/1"), game.length, ...game, message.party, ...secret]);
  const commitment = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  send({ type: "commit", deal: message.deal, commitment });
}

function hear(message) {
  const { type } = message;
  if (message.n != null && type !== "welcome" && type !== "pong") state.n = message.n;
  if (type === "welcome") Object.assign(state, { you: message.you, table: message.table, n: message.n, deal: message.deal, view: message.view, over: message.over, ask: message.ask, noted: message.noted });
  else if (type === "table") state.table = message.table;
  else if (type === "shuffle") return void contribute(message);
  else if (type === "commitments") return void (secret && send({ type: "reveal", deal: message.deal, secret: hex(secret) }));
  else if (type === "deal") { Object.assign(state, { deal: message.deal, view: null, over: null, end: null, ask: null, log: "" }); look(); }
  else if (type === "event") { state.log = describe(message.event) ?? state.log; look(); }
  else if (type === "ask") Object.assign(state, { ask: message, noted: null });
  else if (type === "noted") state.noted = message.action;
  else if (type === "refused") say(message.reasons.map((reason) => `${reason.text} [${reason.clause}]`).join("; "));
  else if (type === "error") say(message.message);
  else if (type === "deal_over") Object.assign(state, { over: message.end, ask: null });
  else if (type === "game_over") Object.assign(state, { end: message.end, ask: null });
  else if (type === "bye" && !message.again) { say(message.reason); state.id = null; }
  draw();
}

// What a seat sees is made by the server: after events it is asked for again, at most every so often.
let looking;
function look() {
  clearTimeout(looking);
  looking = setTimeout(() => send({ type: "look" }), 30);
}

function describe(event) {
  const seat = event.seat && (WINDS[lang][event.seat] ?? event.seat);
  const words = { discarded: `${seat}: ${event.tile}`, claimed: `${seat}: ${event.set} ${event.tiles}`, won: `${seat} ${t().wins}!`, declared_ready: `${seat}: ${t().ready}`, concealed_kong: `${seat}: ${t().kong}`, paid: `${WINDS[lang][event.from]} ${t().pays} ${event.to ? WINDS[lang][event.to] : t().nobody}: ${event.points} [${event.clause}]` };
  return words[event.event];
}

function tile(name, extra = "") {
  return el("span", { className: `tile ${extra}`, title: name }, el("img", { src: `/tiles/classic/${name}.svg`, alt: name }));
}

function act(action) {
  if (state.ask) send({ type: "act", ask: state.ask.ask, action });
}

function draw() {
  if (!state.table) return;
  document.documentElement.lang = lang;
  const { table, view, deal, ask } = state;
  const parts = [];
  if (table.state === "open") parts.push(gathering());
  if (deal && view) {
    const head = `${GAMES[table.config.rules][LANGS.indexOf(lang)]} · ${t().round} ${WINDS[lang][deal.round]} · ${t().deal} ${deal.number} · ${view.live} ${t().left}`;
    const seats = Object.entries(deal.seats).map(([wind, chair]) => seatOf(wind, chair));
    parts.push(el("div", { className: "table" }, el("p", { textContent: head }), ...seats, el("p", { className: "log", textContent: state.log }), hand(), asks(ask)));
  }
  if (state.over) parts.push(ending(state.over));
  if (state.end || table.state === "over") parts.push(el("p", {}, el("strong", { textContent: t().game }), " ", el("a", { href: "/", textContent: t().home })));
  main.replaceChildren(...parts);
}

function gathering() {
  const { table, you } = state;
  const seats = table.chairs.map((chair) => el("li", { textContent: chair.sitter ? `${chair.sitter.name} (${t()[chair.state] ?? chair.state})` : t().empty }));
  const can = you?.chair == null ? el("button", { className: "main", textContent: t().sit, onclick: () => send({ type: "sit" }) }) : null;
  const begin = you?.host ? el("button", { className: "main", textContent: t().start, onclick: () => send({ type: "start" }) }) : null;
  return el("div", { className: "card" }, el("p", { textContent: `${t().link} ${location.href}` }), el("ul", {}, ...seats), can, begin);
}

function seatOf(wind, chair) {
  const { view, table, you } = state;
  const shown = view.seats[wind];
  const info = table.chairs[chair];
  const name = you?.chair === chair ? t().you : info.sitter?.name ?? t().bot;
  const more = ["away", "gone"].includes(info.state) ? ` (${t()[info.state]})` : "";
  const melds = shown.melds.map((meld) => el("span", { className: "tiles set" }, ...(meld.tiles ?? ["back", "back", "back", "back"]).map((one) => tile(one, one === meld.claimed ? "" : ""))));
  const thrown = view.river.filter((one) => one.seat === wind);
  const last = view.river.at(-1);
  const discards = thrown.map((one) => tile(one.tile, `${one.claimed ? "claimed" : ""} ${one === last ? "last" : ""}`));
  const turn = view.stage.seat === wind ? " turn" : "";
  const marks = `${shown.ready ? ` · ${t().ready}` : ""}${shown.forbidden ? ` · ${t().forbid} ${shown.forbidden}` : ""}${shown.out ? ` · ${t().wins}` : ""}`;
  return el("div", { className: `seat${turn}` }, el("div", { className: "name", textContent: `${WINDS[lang][wind]} · ${name}${more} · ${info.total + (state.over ? 0 : shown.points)}${marks}` }),
    el("span", { className: "tiles" }, ...shown.flowers.map((one) => tile(one))), ...melds, el("span", { className: "tiles" }, ...discards));
}

function hand() {
  const { view, ask } = state;
  const may = new Set((ask?.actions ?? []).filter((action) => action.startsWith("discard ")).map((action) => action.slice(8)));
  const tiles = [...view.hand];
  const drawn = view.drawn && tiles.lastIndexOf(view.drawn);
  const order = drawn != null && drawn >= 0 ? [...tiles.slice(0, drawn), ...tiles.slice(drawn + 1), tiles[drawn]] : tiles;
  const one = (name, place) => {
    const last = drawn != null && drawn >= 0 && place === order.length - 1;
    const node = el("button", { className: `tile ${may.has(name) ? "may" : ""} ${last ? "drawn" : ""}`, disabled: !may.has(name), title: name, ariaLabel: name, onclick: () => act(`discard ${name}`) }, el("img", { src: `/tiles/classic/${name}.svg`, alt: "" }));
    return node;
  };
  return el("div", { className: "hand" }, ...order.map(one));
}

function asks(ask) {
  const named = (action) => {
    const [verb, ...rest] = action.split(" ");
    return `${t()[verb] ?? verb} ${rest.join(" ")}`.trim();
  };
  const buttons = (ask?.actions ?? []).filter((action) => !action.startsWith("discard ")).map((action) => el("button", { className: `${action === "win" ? "win" : ""} ${state.noted === action ? "noted" : ""}`, textContent: named(action), onclick: () => act(action) }));
  return el("div", { className: "asks" }, ...buttons);
}

function ending(over) {
  const { table, deal } = state;
  const who = (wind) => WINDS[lang][wind];
  const wins = over.wins.map((win) => el("p", { textContent: `${who(win.seat)} ${t().wins}: ${win.value} — ${win.fans.map(([id, times]) => (times > 1 ? `${id} ×${times}` : id)).join(", ")}` }));
  const paid = over.payments.map((one) => el("li", { textContent: `${who(one.from)} ${t().pays} ${one.to ? who(one.to) : t().nobody}: ${one.points} [${one.clause}]` }));
  const hands = Object.entries(over.hands).map(([wind, held]) => el("p", {}, `${who(wind)} `, el("span", { className: "tiles" }, ...held.concealed.map((one) => tile(one))), ...held.melds.map((meld) => el("span", { className: "tiles set" }, ...(meld.tiles ?? []).map((one) => tile(one))))));
  const names = table.chairs.map((chair) => chair.sitter?.name ?? t().bot);
  const rows = over.sheet.rows.map((row) => el("tr", {}, el("td", { textContent: row.number }), ...row.points.map((points) => el("td", { textContent: points }))));
  const sheet = el("table", {}, el("tr", {}, el("th", { textContent: t().deal }), ...names.map((name) => el("th", { textContent: name }))), ...rows, el("tr", {}, el("th", { textContent: "Σ" }), ...over.sheet.totals.map((total) => el("th", { textContent: total }))));
  const next = table.state === "between" ? el("button", { className: "main", textContent: t().next, onclick: () => send({ type: "next" }) }) : null;
  return el("div", { className: "card" }, el("h2", { textContent: t().over }), ...(wins.length ? wins : [el("p", { textContent: t().draw })]), ...hands, el("ul", {}, ...paid), sheet, el("a", { href: `/api/tables/${table.id}/record`, textContent: t().record }), next);
}

document.getElementById("lang").value = lang;
document.getElementById("lang").onchange = (event) => { lang = localStorage.lang = event.target.value; state.id ? draw() : home(); };
window.onpopstate = route;

function route() {
  const found = location.pathname.match(/^\/table\/([a-z0-9]+)$/);
  if (found) open(found[1]); else home();
}

try {
  state.me = await api("POST", "/api/session", {});
  document.getElementById("who").textContent = state.me.name ?? state.me.user?.name ?? "";
} catch (problem) { say(problem.message); }
route();
