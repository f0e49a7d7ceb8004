import { slugify } from "@foray/fieldops/slug";
import { listedCode } from "../i18n/language-codes.ts";
import { withoutChatTail } from "./trailing-punctuation.ts";

/** Pages by their folded addresses and other names; the build puts it here. */
declare const OTHER_NAMES: Readonly<Record<string, string>>;

/** The site before this one had a guide of several pages; here it is one. */
const GUIDE_OF_OLD = "/drs/guide/";

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
  const folded = slugify(path.slice(prefix.length)).replace(/(?:\.html)?\/*$/, "");
  const name = folded.startsWith(GUIDE_OF_OLD) ? GUIDE_OF_OLD.slice(0, -1) : folded;
  if (!Object.hasOwn(names, name)) return undefined;
  const meant = base.slice(0, -1) + prefix + names[name];
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
