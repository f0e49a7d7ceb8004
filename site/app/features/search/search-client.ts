import { type Locale, locales } from "@foray/eorzea/locale";
import { createStore } from "~/browser/store.ts";
import { pageLanguage } from "~/i18n/language.ts";
import type { FindGroup } from "./groups.ts";
import type { SearchAnswer, SearchAsk } from "./worker-messages.ts";

/** Content of the dialog: the finds of the text that was answered last. */
export type SearchState = Readonly<{
  /** The text the finds belong to; `null` before the index is here. */
  answered: string | null;
  groups: readonly FindGroup[];
  failed: boolean;
}>;

export const nothingFound: SearchState = { answered: null, groups: [], failed: false };

const state = createStore(nothingFound);
let worker: Worker | null = null;
let language: Locale | null = null;

function send(ask: SearchAsk): void {
  worker?.postMessage(ask);
}

function start(): void {
  worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => {
    if (data.kind === "found") state.set({ answered: data.text, groups: data.groups, failed: false });
    else if (state.get().answered === null) state.set({ ...nothingFound, failed: true });
  });
  worker.addEventListener("error", () => state.set({ ...nothingFound, failed: true }));
}

/** The search runs beside the page, so that a key never waits for it. The index is loaded on first use and kept. */
export const searchClient = {
  ...state,
  /** English and the reader's languages at once; all others as soon as these are here. */
  prepare(locale: Locale): void {
    if (worker !== null && language === locale) return;
    if (worker === null) start();
    language = locale;
    const own = [locale, pageLanguage];
    send({ kind: "languages", locales: [...new Set<Locale>(["en", ...own])], own });
    send({ kind: "languages", locales, own });
  },
  find: (text: string, recent: readonly string[]) => send({ kind: "find", text, recent }),
  /** Starts over after a failure. */
  retry(locale: Locale): void {
    worker?.terminate();
    worker = null;
    state.set(nothingFound);
    searchClient.prepare(locale);
  },
};
