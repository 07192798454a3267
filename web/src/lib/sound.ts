// The sounds of the table, made on the spot: no files to load. How loud is the player's choice; 0 is silence.

import { settings } from "./settings.svelte";

export type Sound = "tile" | "draw" | "claim" | "turn" | "win" | "lose";

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it: the first touch opens it. */
function open(): AudioContext | null {
  if (settings.now.volume <= 0 || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

/** A short knock: noise that dies away, as of bone on felt. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = 0.06;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 6;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const wave = audio.createOscillator();
  wave.type = "sine";
  wave.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

export function play(sound: Sound): void {
  const audio = open();
  if (!audio) return;
  const loud = (settings.now.volume / 100) ** 2;
  const now = audio.currentTime;
  if (sound === "tile") knock(audio, now, 1900, loud * 1.6);
  else if (sound === "draw") knock(audio, now, 3200, loud * 0.5);
  else if (sound === "claim") {
    knock(audio, now, 1500, loud * 1.6);
    knock(audio, now + 0.07, 1800, loud * 1.6);
    knock(audio, now + 0.13, 2000, loud * 1.6);
  } else if (sound === "turn") tone(audio, now, 660, 0.25, loud * 0.12);
  else if (sound === "win") for (const [place, pitch] of [523, 659, 784, 1047].entries()) tone(audio, now + place * 0.11, pitch, 0.5, loud * 0.16);
  else for (const [place, pitch] of [392, 330].entries()) tone(audio, now + place * 0.16, pitch, 0.45, loud * 0.12);
}
