import { FORGOTTEN_MS } from "@foray/fieldops/instance-board/observations";
import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { instantShape, parseJson } from "~/browser/stored-shape.ts";

/** Text of a field, and when it was typed (Unix ms): an instance runs on while one reads. */
export type Typed = Readonly<{ text: string; at: number }>;

export type AnswerField = "lowest" | "own" | "appeared";

/** Typed texts by subject: times left by the zone of the instance, appearances by the forecast filter. */
export type TypedAnswers = Readonly<Record<string, Typed>>;

const MAX_TEXT_LENGTH = 60;
const MAX_ANSWERS = 60;

const typedShape = v.object({ text: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)), at: instantShape });
const shape = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^(?:lowest|own|appeared) [\w-]{1,60}$/)), typedShape),
  v.check((answers) => Object.keys(answers).length <= MAX_ANSWERS),
);

/** Kept in the browser, so that neither another zone nor another language takes them away. */
export const instanceAnswers = definePreference<TypedAnswers>(
  "instanceAnswers",
  (text) => parseJson(shape, text),
  JSON.stringify,
  () => ({}),
);

export const noAnswers: TypedAnswers = {};

export const answerKey = (field: AnswerField, subject: string): string => `${field} ${subject}`;

/** Keeps a field's text as typed at `at`; old ones go. */
export function writeAnswer(key: string, text: string, at: number): void {
  const others = Object.entries(instanceAnswers.get()).filter(
    ([other, typed]) => other !== key && typed.at > at - FORGOTTEN_MS,
  );
  const own = text === "" ? [] : [[key, { text: text.slice(0, MAX_TEXT_LENGTH), at }] as const];
  instanceAnswers.set(Object.fromEntries([...others.slice(1 - MAX_ANSWERS), ...own]));
}

/** A field's text that still counts at `now`. */
export function answerAt(answers: TypedAnswers, key: string, now: number): Typed | undefined {
  const typed = answers[key];
  return typed === undefined || typed.at <= now - FORGOTTEN_MS ? undefined : typed;
}
