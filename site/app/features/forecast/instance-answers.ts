import { FORGOTTEN_MS } from "@foray/fieldops/instance-board/observations";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { instantShape, parseJson } from "~/browser/stored-shape.ts";

/** Text of a field and when it was typed (Unix ms). Times left refer to that moment. */
export type Typed = Readonly<{ text: string; at: number }>;

export type AnswerField = "lowest" | "own" | "appeared";

/** Times left are keyed by zone, appearances by forecast filter. */
export type TypedAnswers = Readonly<Record<string, Typed>>;

const MAX_TEXT_LENGTH = 60;
const MAX_ANSWERS = 60;

const typedShape = v.object({ text: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), at: instantShape });
const shape = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^(?:lowest|own|appeared) [\w-]{1,60}$/)), typedShape),
  v.check((answers) => Object.keys(answers).length <= MAX_ANSWERS),
);

/** Stored, so that answers survive a change of zone or language. */
export const instanceAnswers = definePreference<TypedAnswers>(
  "instanceAnswers",
  (text) => parseJson(shape, text),
  JSON.stringify,
  () => ({}),
);

export const noAnswers: TypedAnswers = {};

export const answerKey = (field: AnswerField, subject: string): string => `${field} ${subject}`;

/** Also drops expired answers. */
export function writeAnswer(key: string, text: string, at: number): void {
  const others = Object.entries(instanceAnswers.get()).filter(
    ([other, typed]) => other !== key && typed.at > at - FORGOTTEN_MS,
  );
  const own = text === "" ? [] : [[key, { text: text.slice(0, MAX_TEXT_LENGTH), at }] as const];
  instanceAnswers.set(Object.fromEntries([...others.slice(1 - MAX_ANSWERS), ...own]));
}

/** Undefined once expired. */
export function answerAt(answers: TypedAnswers, key: string, now: number): Typed | undefined {
  const typed = answers[key];
  return typed === undefined || typed.at <= now - FORGOTTEN_MS ? undefined : typed;
}
