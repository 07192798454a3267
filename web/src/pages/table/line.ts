// The line to the server: it comes back by itself when it breaks, waiting a little longer each time.

import { PROTOCOL, type ClientMessage, type ServerMessage } from "../../protocol";

export interface Ears {
  /** What to say first: the last number heard, and the language. */
  hello: () => { since?: number; lang: string };
  hear: (message: ServerMessage) => void;
  /** The line is up, or down and being tried again. */
  state: (up: boolean) => void;
}

const SHORTEST = 400;
const LONGEST = 8000;
const PING = 20_000;

export class Line {
  #socket: WebSocket | null = null;
  #patience = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pings = 0;
  #unanswered = 0;
  #closed = false;

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** The network is back, or somebody looks again: no reason to wait any longer. */
  #now = () => {
    if (this.#closed || document.hidden) return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) this.send({ type: "ping", n: ++this.#pings });
    else if (state !== WebSocket.CONNECTING) this.#open();
  };

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#unanswered = 0;
      this.send({ type: "hello", protocol: [PROTOCOL], contributes: Boolean(globalThis.crypto?.subtle), ...this.ears.hello() });
      clearInterval(this.#ping);
      this.#ping = setInterval(() => this.#beat(), PING);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(String(event.data)) as ServerMessage;
      this.#unanswered = 0;
      if (message.type === "welcome") {
        this.#patience = SHORTEST;
        this.ears.state(true);
      }
      if (message.type !== "pong") this.ears.hear(message);
    };
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      clearInterval(this.#ping);
      this.ears.state(false);
      this.#timer = setTimeout(() => this.#open(), this.#patience * (0.75 + Math.random() / 2));
      this.#patience = Math.min(this.#patience * 2, LONGEST);
    };
  }

  /** A line that does not answer twice is dead, whatever the browser thinks of it. */
  #beat(): void {
    if (this.#unanswered >= 2) {
      const dead = this.#socket;
      dead?.close();
      // A socket without a network takes long to close.
      if (dead?.onclose) dead.onclose.call(dead, new CloseEvent("close"));
      return;
    }
    this.#unanswered += 1;
    this.send({ type: "ping", n: ++this.#pings });
  }
}
