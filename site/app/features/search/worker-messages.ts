import type { Locale } from "@foray/eorzea/locale";
import type { FindGroup } from "./groups.ts";

/** Sending `languages` again retries. */
export type SearchAsk =
  | Readonly<{ kind: "languages"; locales: readonly Locale[]; own: readonly Locale[] }>
  | Readonly<{ kind: "find"; text: string; recent: readonly string[] }>;

/** `isTimed` says whether the text contains a time, which makes the board the best result. */
export type AskedBoard = Readonly<{ target: string; isTimed: boolean }>;

/** `failed` means that the index could not be loaded. */
export type SearchAnswer =
  | Readonly<{ kind: "found"; text: string; groups: readonly FindGroup[]; board: AskedBoard | null }>
  | Readonly<{ kind: "failed" }>;
