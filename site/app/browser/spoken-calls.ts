import * as v from "valibot";
import { pageLanguage } from "~/i18n/language.ts";
import { definePreference } from "./preferences.ts";
import { parseJson } from "./stored-shape.ts";
import { sound } from "./tones.ts";

/** Choices of how long before a hit a call is spoken (s). */
export const callLeads = [3, 5, 10] as const;

/** Choices of how long before a spawn, a timer or a stop of the evening calls are spoken (s). */
export const callsBefore = [120, 10] as const;

/** What is called in a fight, by its lanes, and what is called elsewhere. */
export const fightSubjects = ["everyone", "tanks", "dodge", "ground", "together", "kill"] as const;
export const otherSubjects = ["windows", "timers", "tonight", "run"] as const;
const callSubjects = [...fightSubjects, ...otherSubjects] as const;
export type CallSubject = (typeof callSubjects)[number];

export const MIN_RATE = 0.7;
export const MAX_RATE = 1.8;
export const MIN_VOLUME = 0.1;

const callsShape = v.object({
  on: v.boolean(),
  lead: v.picklist(callLeads),
  before: v.optional(v.array(v.picklist(callsBefore)), [...callsBefore]),
  /** Subjects that are not called. */
  silent: v.optional(v.array(v.picklist(callSubjects)), []),
  /** Calls in a fight only what the reader's part has to do. */
  mine: v.optional(v.boolean(), false),
  /** A voice of this device by its own id; `null` for the first of the language. */
  voice: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300))), null),
  rate: v.optional(v.pipe(v.number(), v.minValue(MIN_RATE), v.maxValue(MAX_RATE)), 1),
  volume: v.optional(v.pipe(v.number(), v.minValue(MIN_VOLUME), v.maxValue(1)), 1),
});
type Calls = v.InferOutput<typeof callsShape>;

export const noCalls: Calls = {
  on: false,
  lead: 5,
  before: [...callsBefore],
  silent: [],
  mine: false,
  voice: null,
  rate: 1,
  volume: 1,
};

/** Stored calls; undefined for anything that is not ours. Those of before there were subjects are called in full. */
export const readCalls = (text: string): Calls | undefined => parseJson(callsShape, text);

/** Spoken calls: off until switched on, in all tabs alike. */
export const spokenCalls = definePreference<Calls>(
  "spokenCalls",
  readCalls,
  (calls) => JSON.stringify(calls),
  () => noCalls,
);

const hasSpeech = () => "speechSynthesis" in globalThis;

/** The voices of the device that speak the page's language. */
export function voices(): readonly SpeechSynthesisVoice[] {
  if (!hasSpeech()) return [];
  return speechSynthesis.getVoices().filter(({ lang }) => lang.replace("_", "-").startsWith(pageLanguage));
}

/** Calls `listener` when the device has read its voices, which some do after the page has loaded. */
export function onVoices(listener: () => void): () => void {
  if (!hasSpeech()) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}

/** The voice that speaks: the chosen one, else the first; undefined if the device has none for the page's language. */
function voiceOf(): SpeechSynthesisVoice | undefined {
  const all = voices();
  const { voice } = spokenCalls.get();
  return all.find(({ voiceURI }) => voiceURI === voice) ?? all[0];
}

/** Whether the device speaks the page's language; else a tone stands for each call. */
export const canSpeak = (): boolean => voiceOf() !== undefined;

/** Stands for a line if the device has no voice for it. */
const TONE = { hertz: 880, loudness: 0.2, seconds: 0.18 } as const;

/** Says a line by the device's voice, or sounds a tone. One at a time: a line that is still spoken gives way to the newer. */
export function speak(text: string): void {
  const { rate, volume } = spokenCalls.get();
  const voice = voiceOf();
  if (voice === undefined) {
    sound([{ ...TONE, loudness: TONE.loudness * volume }]);
    return;
  }
  speechSynthesis.cancel();
  const line = new SpeechSynthesisUtterance(text);
  line.voice = voice;
  line.lang = voice.lang;
  line.rate = rate;
  line.volume = volume;
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
