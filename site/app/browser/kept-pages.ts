import * as v from "valibot";
import { definePreference } from "./preferences.ts";
import { ownPath, parseJson } from "./stored-shape.ts";

/** A page that is kept: its address without language, and its last title. */
export type KeptPage = Readonly<{ path: string; title: string }>;

/** More are not shown anywhere. */
export const MAX_PINS = 24;
export const MAX_LAST = 6;

const MAX_PATH_LENGTH = 1000;
const MAX_TITLE_LENGTH = 120;

const shape = v.pipe(
  v.array(
    v.object({
      path: ownPath(MAX_PATH_LENGTH),
      title: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TITLE_LENGTH)),
    }),
  ),
  v.maxLength(MAX_PINS),
);

/** Stored text to pages; `undefined` for anything else. */
export function parsePages(text: string): readonly KeptPage[] | undefined {
  return parseJson(shape, text);
}

export const noPages: readonly KeptPage[] = [];

/** Pages that the player pinned, the one pinned last at the end. */
export const pins = definePreference<readonly KeptPage[]>("pins", parsePages, JSON.stringify, () => noPages);

/** Pages that were opened last, latest first. */
export const lastPages = definePreference<readonly KeptPage[]>(
  "lastPages",
  parsePages,
  JSON.stringify,
  () => noPages,
);

/** Pins a page, or takes its pin away. */
export function togglePin(page: KeptPage): void {
  const list = pins.get();
  const others = list.filter(({ path }) => path !== page.path);
  pins.set(others.length < list.length ? others : [...list, page].slice(-MAX_PINS));
}

/** Puts a page first among those opened last; a pin of it takes its title as it is now. */
export function rememberPage(page: KeptPage): void {
  if (page.title === "" || page.path === "/") return;
  const kept = { path: page.path, title: page.title.slice(0, MAX_TITLE_LENGTH) };
  const [latest] = lastPages.get();
  if (latest?.path !== kept.path || latest.title !== kept.title)
    lastPages.set([kept, ...lastPages.get().filter(({ path }) => path !== kept.path)].slice(0, MAX_LAST));
  const list = pins.get();
  if (list.some(({ path, title }) => path === kept.path && title !== kept.title))
    pins.set(list.map((each) => (each.path === kept.path ? kept : each)));
}
