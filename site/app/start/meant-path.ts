import { slugify } from "@foray/fieldops/slug";

/** An earlier site had a guide of several pages. */
const GUIDE_OF_OLD = "/drs/guide/";

/**
 * Page of a path without a language, however it is spelled; undefined if no page matches.
 * @param names pages by their normalized addresses and other names
 */
export function meantPath(path: string, names: Readonly<Record<string, string>>): string | undefined {
  const slug = slugify(path).replace(/(?:\.html)?\/*$/, "");
  const name = slug.startsWith(GUIDE_OF_OLD) ? GUIDE_OF_OLD.slice(0, -1) : slug;
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
