// Short dry sounds, synthesised; off until somebody switches them on.
import { setting } from "./settings.js";

/** @type {AudioContext} */
let audio;

/**
 * @param {number} frequency
 * @param {number} start
 * @param {number} length
 * @param {number} volume
 * @param {OscillatorType} type
 */
function tone(frequency, start, length, volume, type) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, audio.currentTime + start);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(audio.currentTime + start);
  oscillator.stop(audio.currentTime + start + length);
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  piece: () => tone(190, 0, 0.06, 0.12, "triangle"),
  turn: () => {
    tone(523, 0, 0.18, 0.09, "sine");
    tone(659, 0.16, 0.24, 0.09, "sine");
  },
  refused: () => tone(110, 0, 0.12, 0.16, "square"),
  end: () => {
    for (const [place, note] of [392, 523, 659, 784].entries()) tone(note, place * 0.13, 0.3, 0.08, "triangle");
  },
};

/**
 * `always`: somebody asked to be told although sounds are off.
 * @param {string} name
 */
export function play(name, always = false) {
  if (!setting("sound") && !always) return;
  audio ??= new AudioContext();
  SOUNDS[name]();
}
