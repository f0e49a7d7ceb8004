import { isLoopbackPage } from "../app/browser/loopback-page.ts";
import { splitLanguage } from "../app/i18n/language.ts";

/** Folders whose files any page of any site may fetch. */
export const OPEN_FOLDERS = ["/data/v1/", "/data/v2/", "/feeds/"] as const;

/** The folder whose pages any site may frame. */
export const EMBED_FOLDER = "/embed/";

/** The page for an embed that is not there: a small one of their own, so that no page of the almanac can be framed. */
export const EMBED_NOT_FOUND = "/embed/404.html";

/**
 * Which set of headers an answer gets: those of pages and of what is not found, of pages that may connect to loopback, of other files,
 * of what others may fetch or frame.
 */
export type HeaderKind = "pages" | "game" | "files" | "open" | "embeds";

/**
 * The set of headers for a request.
 * @param path from the site's root, as requested
 * @param isPage whether the answer is a page or the not-found page
 */
export function headerKind(path: string, isPage: boolean): HeaderKind {
  if (OPEN_FOLDERS.some((folder) => path.startsWith(folder))) return "open";
  if (path.startsWith(EMBED_FOLDER)) return "embeds";
  if (!isPage) return "files";
  return isLoopbackPage(splitLanguage(path).path) ? "game" : "pages";
}
