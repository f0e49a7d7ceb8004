import * as v from "valibot";
import { pageLanguage } from "~/i18n/language.ts";
import { definePreference } from "./preferences.ts";
import { parseJson } from "./stored-shape.ts";
import { sound } from "./tones.ts";

/** Options, in seconds before a hit. */
export const callLeads = [3, 5, 10] as const;

/** Options, in seconds before a spawn, a timer or a stop of the evening. */
export const callsBefore = [120, 10] as const;

/** The lanes of a fight, and subjects outside fights. */
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
  silent: v.optional(v.array(v.picklist(callSubjects)), []),
  /** In fights, only calls for the reader's own role. */
  mine: v.optional(v.boolean(), false),
  /** voiceURI; `null` for the first voice of the language. */
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

/** Older data without subjects has none muted. Undefined if the text is invalid. */
export const readCalls = (text: string): Calls | undefined => parseJson(callsShape, text);

export const spokenCalls = definePreference<Calls>(
  "spokenCalls",
  readCalls,
  (calls) => JSON.stringify(calls),
  () => noCalls,
);

const hasSpeech = () => "speechSynthesis" in globalThis;

/** For the page's language. */
export function voices(): readonly SpeechSynthesisVoice[] {
  if (!hasSpeech()) return [];
  return speechSynthesis.getVoices().filter(({ lang }) => lang.replace("_", "-").startsWith(pageLanguage));
}

/** Voices may load after the page. Returns a function to unsubscribe. */
export function onVoices(listener: () => void): () => void {
  if (!hasSpeech()) return () => undefined;
  speechSynthesis.addEventListener("voiceschanged", listener);
  return () => speechSynthesis.removeEventListener("voiceschanged", listener);
}

function voiceOf(): SpeechSynthesisVoice | undefined {
  const all = voices();
  const { voice } = spokenCalls.get();
  return all.find(({ voiceURI }) => voiceURI === voice) ?? all[0];
}

export const canSpeak = (): boolean => voiceOf() !== undefined;

const TONE = { hertz: 880, loudness: 0.2, seconds: 0.18 } as const;

/** Speaks a line, or plays a tone if there is no voice. Interrupts the previous line. */
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

/** How long a call is locked for other tabs, in ms. */
const CLAIM_MS = 30_000;

export async function speakOnce(key: string, text: string): Promise<void> {
  // Locks need a secure context; without them every tab speaks.
  if (!("locks" in navigator)) return speak(text);
  await navigator.locks.request(`spoken ${key}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    speak(text);
    await new Promise((done) => setTimeout(done, CLAIM_MS));
  });
}

export function hush(): void {
  if (hasSpeech()) speechSynthesis.cancel();
}
