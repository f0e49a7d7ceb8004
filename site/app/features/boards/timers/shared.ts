import { localPath } from "~/browser/address.ts";

/** Fields of the query in which another app's text arrives: the share target of the web app's manifest. */
const FIELDS = ["title", "text", "url"] as const;
/** Longer texts are cut; trackers and boards are far shorter. */
const LONGEST = 20_000;

/** What another app shared with the site; null if the query has nothing of it. */
export function sharedText(search: string): string | null {
  const query = new URLSearchParams(search);
  const parts = FIELDS.flatMap((field) => query.get(field)?.trim() || []);
  return parts.length === 0 ? null : [...new Set(parts)].join("\n").slice(0, LONGEST);
}

/** The page of this site that a text links to, as the router knows it; null if it links to none, or to a board, which is read here. */
export function sharedPage(text: string, origin: string): string | null {
  for (const [link] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (url === null || url.origin !== origin) continue;
    const path = localPath(url.pathname);
    if (!/^\/timers(\/|$)/.test(path)) return `${path}${url.search}${url.hash}`;
  }
  return null;
}
