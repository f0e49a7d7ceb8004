import type { Locale } from "@foray/eorzea/locale";
import type { FindGroup } from "./groups.ts";

/** To the worker: which languages to know (again, to try again) and which are the reader's own, and what to find. */
export type SearchAsk =
  | Readonly<{ kind: "languages"; locales: readonly Locale[]; own: readonly Locale[] }>
  | Readonly<{ kind: "find"; text: string; recent: readonly string[] }>;

/** A board that takes the text as a note, and whether the text says when: then nothing else is meant. */
export type AskedBoard = Readonly<{ target: string; isTimed: boolean }>;

/** From the worker: what was found for a text, or that the index did not arrive. */
export type SearchAnswer =
  | Readonly<{ kind: "found"; text: string; groups: readonly FindGroup[]; board: AskedBoard | null }>
  | Readonly<{ kind: "failed" }>;
