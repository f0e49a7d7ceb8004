import { joinLanguage, type Language, pageLanguage, splitLanguage } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";

/** An address from the site's root, without the language. */
export type LocalAddress = `/${string}`;

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The address of a file at the site's root, as `/robots.txt`: a host may have put the whole site below a folder. */
export function siteFile(path: `/${string}`): string {
  return base + path;
}

/** The address of a page on this host, in this page's language unless another is named. */
export function pageAddress(path: string, language: Language = pageLanguage): string {
  const address = base + joinLanguage(language, path);
  return address === "" ? "/" : address;
}

/** The whole address of a page for somebody else, on the origin that the settings name. */
export function publicAddress(path: string, language: Language = pageLanguage): string {
  return settings.origin + joinLanguage(language, path);
}

/** The whole address of a page on this host, in no language of its own: it opens in that of anyone who follows it. In the browser alone. */
export function fullAddress(path: `/${string}`): string {
  return new URL(siteFile(path), window.location.origin).href;
}

/** A path of this host without the folder of the host and the language's prefix. */
export function localPath(pathname: string): string {
  return splitLanguage(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname).path;
}

/**
 * The page the browser is on its way to, without the folder of the host and the language's prefix. It may be ahead of what is drawn: a
 * page is drawn a little after its address is entered.
 */
export function currentPath(): string {
  return localPath(window.location.pathname);
}

/** This address in another language, with its query and fragment. */
export function addressIn(language: Language): string {
  return pageAddress(currentPath(), language) + window.location.search + window.location.hash;
}

/**
 * Puts another address in the place of this page's, so that a reload or a bookmark finds it and Back leads where it did. The router need
 * not hear of it: it reads the address again when the player comes back to it.
 */
export function replaceAddress(next: string): void {
  const { pathname, search } = window.location;
  if (next !== pathname + search) window.history.replaceState(window.history.state, "", next);
}
