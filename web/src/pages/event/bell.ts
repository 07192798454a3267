// The sounds of the hall, made on the spot: the warning, the gong, and a call for the referee.

import { settings } from "../../lib/settings.svelte";

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. True if it may. */
export function open(): boolean {
  if (typeof AudioContext === "undefined") return false;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running";
}

/** A partial of a bell: a pure tone that dies away slowly. */
function partial(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

/** A gong has partials that are no multiples of each other. */
const GONG: [number, number][] = [
  [1, 0.5],
  [1.48, 0.3],
  [2.09, 0.24],
  [2.56, 0.18],
  [3.39, 0.12],
  [4.07, 0.08],
];

export function ring(sound: "warning" | "gong" | "call"): void {
  if (!open() || !context) return;
  const loud = Math.max(0.05, settings.now.volume / 100);
  const now = context.currentTime;
  if (sound === "gong") for (const strike of [0, 2.2, 4.4]) for (const [times, share] of GONG) partial(context, now + strike, 98 * times, 4.5, loud * share);
  else if (sound === "warning") for (const [place, pitch] of [784, 659, 523].entries()) partial(context, now + place * 0.5, pitch, 1.4, loud * 0.4);
  else for (const [place, pitch] of [880, 1175].entries()) partial(context, now + place * 0.18, pitch, 0.4, loud * 0.25);
}

/** A phone in a pocket is felt. */
export function shake(): void {
  navigator.vibrate?.([200, 100, 200]);
}
