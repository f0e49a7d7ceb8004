import { type SearchHit, type SearchIndex, search } from "@foray/fieldops/search/index";
import { type Found, loadIndex } from "./index-data.ts";
import type { SearchAnswer, SearchAsk } from "./worker-messages.ts";

const SHOWN = 12;

let index: SearchIndex<Found> | null = null;
/** How many languages the index in force knows: fewer never take the place of more. */
let known = 0;
let last: Extract<SearchAsk, { kind: "find" }> | null = null;

function post(answer: SearchAnswer): void {
  self.postMessage(answer);
}

/** What is opened last, then the pages: what stands there before anything is written. */
function beginning(entries: readonly Found[], recent: readonly string[]): Found[] {
  const opened = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const pages = entries.filter(({ kind, id }) => kind === "page" && !recent.includes(id));
  return [...opened, ...pages].slice(0, SHOWN);
}

/** Worlds stand behind the rest unless one is called just so: whoever writes a few letters looks for something of the game. */
function ordered(hits: readonly SearchHit<Found>[]): Found[] {
  const isBehind = ({ entry, rank }: SearchHit<Found>) => entry.kind === "world" && rank >= 1000;
  return [...hits.filter((hit) => !isBehind(hit)), ...hits.filter(isBehind)]
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}

function answer(): void {
  if (index === null || last === null) return;
  const { text, recent } = last;
  const finds =
    text.trim() === ""
      ? beginning(
          index.entries.map(({ entry }) => entry),
          recent,
        )
      : ordered(search(index, text, 4 * SHOWN));
  post({ kind: "found", text, finds });
}

self.addEventListener("message", ({ data }: MessageEvent<SearchAsk>) => {
  if (data.kind === "find") {
    last = data;
    answer();
    return;
  }
  loadIndex(data.locales).then(
    (loaded) => {
      if (data.locales.length < known) return;
      known = data.locales.length;
      index = loaded;
      answer();
    },
    () => post({ kind: "failed" }),
  );
});
