import { slugify } from "@foray/fieldops/slug";

/** The site before this one had a guide of several pages; here it is one. */
const GUIDE_OF_OLD = "/drs/guide/";

/**
 * The page that a path without a language means, however it is spelled; `undefined` if it means none.
 * @param names pages by their folded addresses and other names
 */
export function meantPath(path: string, names: Readonly<Record<string, string>>): string | undefined {
  const folded = slugify(path).replace(/(?:\.html)?\/*$/, "");
  const name = folded.startsWith(GUIDE_OF_OLD) ? GUIDE_OF_OLD.slice(0, -1) : folded;
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
