import { joinLanguage, type Language, pageLanguage, splitLanguage } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";

/** From the site's root, without base and language. */
export type LocalAddress = `/${string}`;

const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Includes the base. */
export function siteFile(path: `/${string}`): string {
  return base + path;
}

/** Includes base and language. */
export function pageAddress(path: string, language: Language = pageLanguage): string {
  const address = base + joinLanguage(language, path);
  return address === "" ? "/" : address;
}

/** Absolute URL for sharing, on the origin from the settings. */
export function publicAddress(path: string, language: Language = pageLanguage): string {
  return settings.origin + joinLanguage(language, path);
}

/** Absolute URL on this host without a language, so that it opens in the reader's. Browser only. */
export function fullAddress(path: `/${string}`): string {
  return new URL(siteFile(path), window.location.origin).href;
}

export function localPath(pathname: string): string {
  return splitLanguage(pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname).path;
}

/** Without base and language. During a navigation the previous page may still be rendered. */
export function currentPath(): string {
  return localPath(window.location.pathname);
}

export function addressIn(language: Language): string {
  return pageAddress(currentPath(), language) + window.location.search + window.location.hash;
}

/** Adds no history entry. The router need not know: it reads the URL again when the player navigates back. */
export function replaceAddress(next: string): void {
  const { pathname, search } = window.location;
  if (next !== pathname + search) window.history.replaceState(window.history.state, "", next);
}
