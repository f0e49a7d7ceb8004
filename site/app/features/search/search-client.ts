import { type Locale, locales } from "@foray/eorzea/locale";
import { createStore } from "~/browser/store.ts";
import { pageLanguage } from "~/i18n/language.ts";
import { type FindGroup, withFirst, withLast } from "./groups.ts";
import type { Found } from "./index-data.ts";
import { searchMessages } from "./messages.ts";
import type { AskedBoard, SearchAnswer, SearchAsk } from "./worker-messages.ts";

export type SearchState = Readonly<{
  /** The text that was answered. Null before the first answer. */
  answered: string | null;
  groups: readonly FindGroup[];
  failed: boolean;
}>;

export const nothingFound: SearchState = { answered: null, groups: [], failed: false };

const state = createStore(nothingFound);
let worker: Worker | null = null;
let language: Locale | null = null;

const noteOf = ({ target }: AskedBoard, text: string): Found => ({
  id: "note-on-board",
  kind: "page",
  target,
  names: { [pageLanguage]: searchMessages.noteOnBoard, en: searchMessages.noteOnBoard },
  line: text.trim(),
  glyph: "ui#nav-timers",
});

/** Adds the note first if the text contains a time, otherwise last. */
function withBoard(
  groups: readonly FindGroup[],
  board: AskedBoard | null,
  text: string,
): readonly FindGroup[] {
  if (board === null) return groups;
  return (board.isTimed ? withFirst : withLast)(noteOf(board, text), groups);
}

function send(ask: SearchAsk): void {
  worker?.postMessage(ask);
}

function start(): void {
  worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => {
    if (data.kind === "found") {
      const { text, groups, board } = data;
      state.set({ answered: text, groups: withBoard(groups, board, text), failed: false });
    } else if (state.get().answered === null) state.set({ ...nothingFound, failed: true });
  });
  worker.addEventListener("error", () => state.set({ ...nothingFound, failed: true }));
}

/** The worker keeps typing responsive. The index is loaded on first use and kept. */
export const searchClient = {
  ...state,
  /** Loads English and the reader's languages first. */
  prepare(locale: Locale): void {
    if (worker !== null && language === locale) return;
    if (worker === null) start();
    language = locale;
    const own = [locale, pageLanguage];
    send({ kind: "languages", locales: [...new Set<Locale>(["en", ...own])], own });
    send({ kind: "languages", locales, own });
  },
  find: (text: string, recent: readonly string[]) => send({ kind: "find", text, recent }),
  retry(locale: Locale): void {
    worker?.terminate();
    worker = null;
    state.set(nothingFound);
    searchClient.prepare(locale);
  },
};
