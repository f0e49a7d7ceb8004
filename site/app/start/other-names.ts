import { listedCode } from "../i18n/language-codes.ts";
import { meantPath } from "./meant-path.ts";
import { withoutChatTail } from "./trailing-punctuation.ts";

/** Injected by the build: pages by normalized addresses and other names. */
declare const OTHER_NAMES: Readonly<Record<string, string>>;

/**
 * Correct address of a page; undefined if the address is unknown or already correct.
 * @param address the whole path, with the site's base and a language
 */
export function meantAddress(
  address: string,
  base: string,
  languages: readonly string[],
  names: Readonly<Record<string, string>>,
): string | undefined {
  const path = address.slice(base.length - 1);
  const [, first = ""] = /^\/([^/]+)(?=\/)/.exec(path) ?? [];
  const language = listedCode(languages, first);
  const prefix = language === undefined ? "" : `/${language}`;
  const known = meantPath(path.slice(prefix.length), names);
  if (known === undefined) return undefined;
  const meant = base.slice(0, -1) + prefix + known;
  return meant === address ? undefined : meant;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Injected by the build: languages with a folder. */
declare const LANGUAGES: readonly string[];

// Redirects from other names and from the not-found page, keeping query and fragment.
if (typeof document !== "undefined") {
  const { hash, pathname, search } = location;
  const path = withoutChatTail(pathname);
  const meant = meantAddress(readable(path), import.meta.env.BASE_URL, LANGUAGES, OTHER_NAMES);
  if (meant !== undefined) location.replace(encodeURI(meant) + search + hash);
  else if (path !== pathname) location.replace(path + search + hash);
}
