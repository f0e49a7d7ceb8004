import * as v from "valibot";
import { pageLanguage } from "~/i18n/language.ts";
import { definePreference } from "./preferences.ts";
import { parseJson } from "./stored-shape.ts";
import { sound } from "./tones.ts";

/** Choices of how long before a hit a call is spoken (s). */
export const callLeads = [3, 5, 10] as const;

/** Choices of how long before a spawn, a timer or a stop of the evening calls are spoken (s). */
export const callsBefore = [120, 10] as const;

const callsShape = v.object({
  on: v.boolean(),
  lead: v.picklist(callLeads),
  before: v.optional(v.array(v.picklist(callsBefore)), [...callsBefore]),
});
type Calls = v.InferOutput<typeof callsShape>;

export const noCalls: Calls = { on: false, lead: 5, before: [...callsBefore] };

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

/** Stands for a line if the device has no voice for it. */
const TONE = [{ hertz: 880, loudness: 0.2, seconds: 0.18 }] as const;

/** Says a line by the device's voice, or sounds a tone. One at a time: a line that is still spoken gives way to the newer. */
export function speak(text: string): void {
  const voice = voiceOf();
  if (voice === undefined) {
    sound(TONE);
    return;
  }
  speechSynthesis.cancel();
  const line = new SpeechSynthesisUtterance(text);
  line.voice = voice;
  line.lang = voice.lang;
  speechSynthesis.speak(line);
}

/** A call is kept from other tabs for this long (ms). */
const CLAIM_MS = 30_000;

/** Says a line unless another tab of the site says the same one. */
export async function speakOnce(key: string, text: string): Promise<void> {
  // Only secure pages have locks; elsewhere each tab speaks for itself.
  if (!("locks" in navigator)) return speak(text);
  await navigator.locks.request(`spoken ${key}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    speak(text);
    await new Promise((done) => setTimeout(done, CLAIM_MS));
  });
}

/** Falls silent at once. */
export function hush(): void {
  if (hasSpeech()) speechSynthesis.cancel();
}
