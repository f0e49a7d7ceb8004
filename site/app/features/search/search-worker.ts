import type { SearchIndex } from "@foray/fieldops/search/index";
import { type FindGroup, grouped, withFirst } from "./groups.ts";
import { type Found, loadIndex } from "./index-data.ts";
import { isPath, type PathNames, pathNames, pathOf } from "./path-of.ts";
import { searchFor } from "./question.ts";
import type { AskedBoard, SearchAnswer, SearchAsk } from "./worker-messages.ts";

const SHOWN = 24;

let index: SearchIndex<Found> | null = null;
/** Number of languages in the current index. A late index with fewer must not replace it. */
let known = 0;
let last: Extract<SearchAsk, { kind: "find" }> | null = null;

function post(answer: SearchAnswer): void {
  self.postMessage(answer);
}

/** The results shown before anything is typed. */
function beginning(entries: readonly Found[], recent: readonly string[]): FindGroup[] {
  const opened = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const pages = entries.filter(({ kind, id }) => kind === "page" && !recent.includes(id));
  return [
    ...(opened.length === 0 ? [] : [{ kind: null, finds: opened }]),
    { kind: "page", finds: pages.slice(0, SHOWN / 2) },
  ];
}

let paths: PathNames | null = null;

async function pageAt(text: string, entries: readonly Found[]): Promise<Found | null> {
  if (!isPath(text)) return null;
  paths ??= pathNames((await import("virtual:search/paths")).default);
  const target = pathOf(text, paths, import.meta.env.BASE_URL);
  if (target === null) return null;
  const [path = ""] = /^[^?#]*/.exec(target) ?? [];
  const known = entries.find((entry) => entry.target === path);
  return {
    ...(known ?? { id: `path${path}`, kind: "page", names: { en: path }, line: "", glyph: undefined }),
    target,
  };
}

const NOTE = /\S\s*\S*(?:\s|\d|[-:])\S*/u;

async function boardFor(text: string, entries: readonly Found[]): Promise<AskedBoard | null> {
  if (!NOTE.test(text) || isPath(text)) return null;
  const { boardForLine } = await import("./line-asked.ts");
  const target = boardForLine(text, entries, Date.now());
  return target === null ? null : { target, isTimed: /\d/u.test(text) };
}

const orNothing = <T>(part: Promise<T>): Promise<T | null> => part.catch(() => null);

async function answer(): Promise<void> {
  if (index === null || last === null) return;
  const asked = last;
  const { text, recent } = asked;
  const entries = index.entries.map(({ entry }) => entry);
  if (text.trim() === "") {
    post({ kind: "found", text, groups: beginning(entries, recent), board: null });
    return;
  }
  const [page, board] = await Promise.all([
    orNothing(pageAt(text, entries)),
    orNothing(boardFor(text, entries)),
  ]);
  if (asked !== last) return;
  const groups = grouped(searchFor(index, text, SHOWN));
  post({ kind: "found", text, groups: page === null ? groups : withFirst(page, groups), board });
}

self.addEventListener("message", ({ data }: MessageEvent<SearchAsk>) => {
  if (data.kind === "find") {
    last = data;
    void answer();
    return;
  }
  loadIndex(data.locales, data.own).then(
    (loaded) => {
      if (data.locales.length < known) return;
      known = data.locales.length;
      index = loaded;
      void answer();
    },
    () => post({ kind: "failed" }),
  );
});
