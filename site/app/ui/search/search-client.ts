import { type Locale, locales } from "@foray/eorzea/locale";
import type { FindGroup } from "./groups.ts";
import type { SearchAnswer, SearchAsk } from "./worker-messages.ts";

/** What the dialog shows: the finds of the text that was answered last. */
export type SearchState = Readonly<{
  /** The text the finds belong to; `null` before the index is here. */
  answered: string | null;
  groups: readonly FindGroup[];
  failed: boolean;
}>;

const nothing: SearchState = { answered: null, groups: [], failed: false };

let state = nothing;
let worker: Worker | null = null;
let language: Locale | null = null;
const listeners = new Set<() => void>();

function set(next: SearchState): void {
  state = next;
  for (const listener of listeners) listener();
}

function send(ask: SearchAsk): void {
  worker?.postMessage(ask);
}

function start(): void {
  worker = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => {
    if (data.kind === "found") set({ answered: data.text, groups: data.groups, failed: false });
    else if (state.answered === null) set({ ...nothing, failed: true });
  });
  worker.addEventListener("error", () => set({ ...nothing, failed: true }));
}

/** The search runs beside the page, so that a key never waits for it. The index is loaded on first use and kept. */
export const searchClient = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** English and the reader's language at once; all others as soon as these are here. */
  prepare(locale: Locale): void {
    if (worker !== null && language === locale) return;
    if (worker === null) start();
    language = locale;
    send({ kind: "languages", locales: locale === "en" ? ["en"] : ["en", locale] });
    send({ kind: "languages", locales });
  },
  find: (text: string, recent: readonly string[]) => send({ kind: "find", text, recent }),
  /** Begins anew after a failure. */
  retry(locale: Locale): void {
    worker?.terminate();
    worker = null;
    set(nothing);
    searchClient.prepare(locale);
  },
};
