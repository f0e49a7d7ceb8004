import * as v from "valibot";
import { definePreference } from "./preferences.ts";
import { ownPath, parseJson } from "./stored-shape.ts";

/** Path without language, and latest title. */
export type KeptPage = Readonly<{ path: string; title: string }>;

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

export function parsePages(text: string): readonly KeptPage[] | undefined {
  return parseJson(shape, text);
}

export const noPages: readonly KeptPage[] = [];

/** The latest last. */
export const pins = definePreference<readonly KeptPage[]>("pins", parsePages, JSON.stringify, () => noPages);

/** The latest first. */
export const lastPages = definePreference<readonly KeptPage[]>(
  "lastPages",
  parsePages,
  JSON.stringify,
  () => noPages,
);

export function togglePin(page: KeptPage): void {
  const list = pins.get();
  const others = list.filter(({ path }) => path !== page.path);
  pins.set(others.length < list.length ? others : [...list, page].slice(-MAX_PINS));
}

/** Also updates the title of a pinned page. */
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
