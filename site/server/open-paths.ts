import { isLoopbackPage } from "../app/browser/loopback-page.ts";
import { splitLanguage } from "../app/i18n/language.ts";

/** Readable from any origin. */
export const OPEN_FOLDERS = ["/data/v1/", "/data/v2/", "/feeds/"] as const;

/** Pages that any site may frame. */
export const EMBED_FOLDER = "/embed/";

/** Separate, so that no page of the site itself can be framed. */
export const EMBED_NOT_FOUND = "/embed/404.html";

/** "game" pages may connect to loopback, "open" files are readable from any origin. */
export type HeaderKind = "pages" | "game" | "files" | "open" | "embeds";

/**
 * @param path as requested, from the site's root
 * @param isPage whether the response is a page or the not-found page
 */
export function headerKind(path: string, isPage: boolean): HeaderKind {
  if (OPEN_FOLDERS.some((folder) => path.startsWith(folder))) return "open";
  if (path.startsWith(EMBED_FOLDER)) return "embeds";
  if (!isPage) return "files";
  return isLoopbackPage(splitLanguage(path).path) ? "game" : "pages";
}
