import { localPath } from "~/browser/address.ts";

/** Query parameters of the web app manifest's share target. */
const FIELDS = ["title", "text", "url"] as const;
/** Maximum characters. Tracker lines and boards are far shorter. */
const LONGEST = 20_000;

/** Text shared by another app; null if the query has none. */
export function sharedText(search: string): string | null {
  const query = new URLSearchParams(search);
  const parts = FIELDS.flatMap((field) => query.get(field)?.trim() || []);
  return parts.length === 0 ? null : [...new Set(parts)].join("\n").slice(0, LONGEST);
}

/**
 * Path of the page of this site that the text links to, without the language; null if there is no link, or if
 * it links to a board, which the caller reads.
 */
export function sharedPage(text: string, origin: string): string | null {
  for (const [link] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (url === null || url.origin !== origin) continue;
    const path = localPath(url.pathname);
    if (!/^\/timers(\/|$)/.test(path)) return `${path}${url.search}${url.hash}`;
  }
  return null;
}
