// Three small sounds made on the spot: no files, silent unless switched on.
import { settings } from "./settings.js";

const TONES = { move: [196, 0.09, "triangle"], card: [420, 0.05, "square"], turn: [523, 0.22, "sine"] };
let context = null;

export function play(kind) {
  if (!settings.sound || !TONES[kind]) return;
  context ||= new AudioContext();
  const [pitch, length, shape] = TONES[kind];
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.08, context.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.0005, context.currentTime + length);
  tone.connect(loudness).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
}
