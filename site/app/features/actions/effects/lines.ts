import type { LocalName } from "@foray/fieldops/names";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";
import { exactTime } from "./exact-time.ts";
import type { EffectMessages } from "./messages.ts";

/** A piece of a sentence: words, or one of the game's names with its language. */
export type Part = LocalName | string;

/** One effect in words: a sentence, what applies to it, and the actions it names. */
export type EffectLine = Readonly<{
  sentence: readonly Part[];
  notes: readonly (readonly Part[])[];
  /** Ids of actions that are after the sentence. */
  actions: readonly string[];
}>;

/** Input of the sentence writers: messages, numbers in the reader's language and the game's names. */
export type EffectWords = Readonly<{
  t: EffectMessages;
  number: (value: number) => string;
  percent: (value: number) => string;
  duration: (ms: number) => string;
}>;

export function effectWords(t: EffectMessages, language: Language): EffectWords {
  return {
    t,
    number: (value) => formatNumber(value, language),
    percent: (value) => formatPercent(value / 100, language),
    duration: (ms) => exactTime(ms, language),
  };
}

/** Stands for a name while a message is put together; no text of ours holds it. */
const SLOT = "\u0001";

/** Puts a game's name into a message and keeps it apart, so that the page can mark its language. */
export function withName(message: (name: string) => string, name: LocalName): readonly Part[] {
  return message(SLOT)
    .split(SLOT)
    .flatMap((text, index) => (index === 0 ? [text] : [name, text]))
    .filter((part) => part !== "");
}

/** `+25%`, `−25%`. */
export function signed(
  words: EffectWords,
  change: "down" | "up",
  value: number,
): readonly [sign: string, percent: string] {
  return [change === "up" ? "+" : "−", words.percent(value)];
}
