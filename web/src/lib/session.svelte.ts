// Who is playing: a guest from the first question on, or somebody with a name and a password.

import { ask, get, post } from "./api";

export interface Me {
  id: string;
  name: string;
  /** Whether he has a password, so that his name is his alone. */
  registered: boolean;
}

class Session {
  me = $state<Me | null>(null);
  #coming: Promise<Me> | null = null;

  /** Who one is; somebody new becomes a guest. */
  come(): Promise<Me> {
    this.#coming ??= post<Me>("/api/session").then(
      (me) => (this.me = me),
      (problem) => {
        this.#coming = null;
        throw problem;
      },
    );
    return this.#coming;
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PATCH", "/api/me", { name });
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/register", { name, password });
  }

  async enter(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/login", { name, password });
  }

  async leave(): Promise<void> {
    await post("/api/logout");
    this.#coming = null;
    this.me = null;
    await this.come();
  }

  async refresh(): Promise<void> {
    this.me = await get<Me>("/api/me");
  }
}

export const session = new Session();
