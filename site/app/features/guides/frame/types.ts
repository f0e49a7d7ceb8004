import type { asOf } from "@foray/fieldops/records/as-of";
import { slugify } from "@foray/fieldops/slug";

/** `first` lists three things to do first. */
export type GuidePageWords = Readonly<{
  title: string;
  lead: string;
  first: readonly [string, string, string];
}>;

export type GuideWords<Page extends string> = Readonly<{
  title: string;
  lead: string;
  eyebrow: string;
  pages: Readonly<Record<Page, GuidePageWords>>;
}>;

/** `links` are the targets of the three first things to do. */
export type GuideOpening = Readonly<{
  map: string;
  links: readonly [string | null, string | null, string | null];
  /** Tables whose patch and date are shown. */
  tables: readonly (keyof typeof asOf)[];
  /** Operations whose fights have pages of their own. */
  fights?: readonly string[];
}>;

/**
 * Introduction on the front page. `unlock` lists duties whose unlocking is explained, and `whole` adds what
 * the operation is.
 */
export type GuideBeginning = Readonly<{
  operation: "eureka" | "bozja" | "occult";
  unlock: readonly string[];
  whole: boolean;
}>;

/** Pages are in reading order. */
export type Guide<Page extends string> = Readonly<{
  base: `/${string}`;
  operation: "eureka" | "bozja" | "delubrum" | "occult";
  beginning: GuideBeginning;
  map: string;
  pages: readonly Page[];
  openings: Readonly<Record<Page, GuideOpening>>;
  /** Former paths of pages. */
  older?: ReadonlyMap<string, Page>;
}>;

/** The page of a route parameter. Undefined for the front page, null for an unknown page. */
export function readGuidePage<Page extends string>(
  { pages, older }: Guide<Page>,
  param: string | undefined,
): Page | null | undefined {
  if (param === undefined || param === "main") return undefined;
  const wanted = slugify(param);
  return pages.find((page) => page === wanted) ?? older?.get(wanted) ?? null;
}

export function guidePaths<Page extends string>({ base, pages }: Guide<Page>): string[] {
  return [base, ...pages.map((page) => `${base}/${page}`)];
}
