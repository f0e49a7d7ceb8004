import type { LocalName } from "@foray/fieldops/names";
import { formatNumber, formatPercent } from "~/i18n/format.ts";
import type { Language } from "~/i18n/language.ts";
import { exactTime } from "./exact-time.ts";
import type { EffectMessages } from "./messages.ts";

/** Plain text, or a game name with its language. */
export type Part = LocalName | string;

/** An effect as a sentence, with its notes and the actions that it mentions. */
export type EffectLine = Readonly<{
  sentence: readonly Part[];
  notes: readonly (readonly Part[])[];
  /** Action ids, listed after the sentence. */
  actions: readonly string[];
}>;

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

/** Placeholder for a name in a message; occurs in no message. */
const SLOT = "\u0001";

/** Inserts a game name into a message as a separate part, so that the page can mark its language. */
export function withName(message: (name: string) => string, name: LocalName): readonly Part[] {
  return message(SLOT)
    .split(SLOT)
    .flatMap((text, index) => (index === 0 ? [text] : [name, text]))
    .filter((part) => part !== "");
}

/** `+25%` or `−25%`, as sign and figure. */
export function signed(
  words: EffectWords,
  change: "down" | "up",
  value: number,
): readonly [sign: string, percent: string] {
  return [change === "up" ? "+" : "−", words.percent(value)];
}
