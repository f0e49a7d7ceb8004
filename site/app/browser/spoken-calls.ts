import * as v from "valibot";
import { pageLanguage } from "~/i18n/language.ts";
import { definePreference } from "./preferences.ts";
import { parseJson } from "./stored-shape.ts";

/** Choices of how long before a hit a call is spoken (s). */
export const callLeads = [3, 5, 10] as const;

const callsShape = v.object({ on: v.boolean(), lead: v.picklist(callLeads) });
type Calls = v.InferOutput<typeof callsShape>;

export const noCalls: Calls = { on: false, lead: 5 };

/** Spoken calls: off until switched on, in all tabs alike. */
export const spokenCalls = definePreference<Calls>(
  "spokenCalls",
  (text) => parseJson(callsShape, text),
  (calls) => JSON.stringify(calls),
  () => noCalls,
);

const hasSpeech = () => "speechSynthesis" in globalThis;

/** A voice of the device that speaks the page's language; undefined if it has none. */
function voiceOf(): SpeechSynthesisVoice | undefined {
  if (!hasSpeech()) return undefined;
  return speechSynthesis.getVoices().find(({ lang }) => lang.replace("_", "-").startsWith(pageLanguage));
}

/** Whether the device speaks the page's language; else a tone stands for each call. */
export const canSpeak = (): boolean => voiceOf() !== undefined;

const TONE = { hertz: 880, seconds: 0.18, loudness: 0.2 } as const;
let sound: AudioContext | undefined;

function tone(): void {
  sound ??= new AudioContext();
  const from = sound.currentTime;
  const [oscillator, gain] = [sound.createOscillator(), sound.createGain()];
  oscillator.frequency.value = TONE.hertz;
  gain.gain.setValueAtTime(TONE.loudness, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + TONE.seconds);
  oscillator.connect(gain).connect(sound.destination);
  oscillator.start(from);
  oscillator.stop(from + TONE.seconds);
}

/** Says a line by the device's voice, or sounds a tone. One at a time: a line that is still spoken gives way to the newer. */
export function speak(text: string): void {
  const voice = voiceOf();
  if (voice === undefined) {
    tone();
    return;
  }
  speechSynthesis.cancel();
  const line = new SpeechSynthesisUtterance(text);
  line.voice = voice;
  line.lang = voice.lang;
  speechSynthesis.speak(line);
}

/** Falls silent at once. */
export function hush(): void {
  if (hasSpeech()) speechSynthesis.cancel();
}
