import type { SearchIndex } from "@foray/fieldops/search/index";
import { type FindGroup, grouped } from "./groups.ts";
import { type Found, loadIndex } from "./index-data.ts";
import { searchAsked } from "./question.ts";
import type { SearchAnswer, SearchAsk } from "./worker-messages.ts";

const SHOWN = 24;

let index: SearchIndex<Found> | null = null;
/** How many languages the index in force knows: fewer never take the place of more. */
let known = 0;
let last: Extract<SearchAsk, { kind: "find" }> | null = null;

function post(answer: SearchAnswer): void {
  self.postMessage(answer);
}

/** Last opened pages, then all pages: the list before anything is typed. */
function beginning(entries: readonly Found[], recent: readonly string[]): FindGroup[] {
  const opened = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const pages = entries.filter(({ kind, id }) => kind === "page" && !recent.includes(id));
  return [
    ...(opened.length === 0 ? [] : [{ kind: null, finds: opened }]),
    { kind: "page", finds: pages.slice(0, SHOWN / 2) },
  ];
}

function answer(): void {
  if (index === null || last === null) return;
  const { text, recent } = last;
  const groups =
    text.trim() === ""
      ? beginning(
          index.entries.map(({ entry }) => entry),
          recent,
        )
      : grouped(searchAsked(index, text, SHOWN));
  post({ kind: "found", text, groups });
}

self.addEventListener("message", ({ data }: MessageEvent<SearchAsk>) => {
  if (data.kind === "find") {
    last = data;
    answer();
    return;
  }
  loadIndex(data.locales, data.own).then(
    (loaded) => {
      if (data.locales.length < known) return;
      known = data.locales.length;
      index = loaded;
      answer();
    },
    () => post({ kind: "failed" }),
  );
});
