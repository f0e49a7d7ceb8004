import { listedCode } from "../i18n/language-codes.ts";
import { meantPath } from "./meant-path.ts";
import { withoutChatTail } from "./trailing-punctuation.ts";

/** Pages by their folded addresses and other names; the build puts it here. */
declare const OTHER_NAMES: Readonly<Record<string, string>>;

/**
 * The address that another name or spelling of a page's address means; `undefined` if it means none.
 * @param address the whole path, with the site's base and a language
 * @param languages the languages that have a folder
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

/** The path as text; as it came where its escapes are broken. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Languages with a folder; the build puts them here. */
declare const LANGUAGES: readonly string[];

// On the not-found page, and on the pages that are at other names: sends the visitor on, with query and fragment.
if (typeof document !== "undefined") {
  const { hash, pathname, search } = location;
  const path = withoutChatTail(pathname);
  const meant = meantAddress(readable(path), import.meta.env.BASE_URL, LANGUAGES, OTHER_NAMES);
  if (meant !== undefined) location.replace(encodeURI(meant) + search + hash);
  else if (path !== pathname) location.replace(path + search + hash);
}
