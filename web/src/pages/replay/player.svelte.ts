// Which moment of which deal is shown, and the moving on by itself.

import { router } from "../../lib/router.svelte";
import type { ReplayDeal, Wind } from "../../protocol";

/** Steps a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
const SEATS = ["E", "S", "W", "N"];

export class Player {
  /** What was loaded; null until it is. */
  loaded = $state.raw<ReplayDeal | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The address says where we are, so that it can be shared at any moment. */
  get deal(): number {
    return Math.max(1, Number.parseInt(router.query.get("deal") ?? "1", 10) || 1);
  }

  get seat(): Wind | null {
    const seat = router.query.get("seat");
    return seat && SEATS.includes(seat) ? (seat as Wind) : null;
  }

  get last(): number {
    return Math.max(0, (this.loaded?.steps.length ?? 1) - 1);
  }

  /** The place in the list of steps. */
  get place(): number {
    const step = Number.parseInt(router.query.get("step") ?? "0", 10) || 0;
    return Math.min(Math.max(0, step), this.last);
  }

  get now() {
    return this.loaded?.steps[this.place] ?? null;
  }

  go(place: number): void {
    const to = Math.min(Math.max(0, place), this.last);
    if (to !== this.place) router.keep({ step: to ? String(to) : null });
  }

  toDeal(deal: number): void {
    this.stop();
    router.keep({ deal: deal === 1 ? null : String(deal), step: null });
  }

  from(seat: Wind | null): void {
    router.keep({ seat });
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.place === this.last) this.go(0);
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.place + 1);
      if (this.place === this.last) this.stop();
      else this.#wait();
    }, 1000 / this.speed);
  }
}
