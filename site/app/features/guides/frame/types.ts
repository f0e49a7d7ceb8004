import type { asOf } from "@foray/fieldops/records/as-of";
import { slugify } from "@foray/fieldops/slug";

/** A page of a guide in words: its title, what it is about, and the three things to do first. */
export type GuidePageWords = Readonly<{
  title: string;
  lead: string;
  first: readonly [string, string, string];
}>;

/** A guide in words. */
export type GuideWords<Page extends string> = Readonly<{
  title: string;
  lead: string;
  eyebrow: string;
  pages: Readonly<Record<Page, GuidePageWords>>;
}>;

/** Opening of a page: the chart of a map, and where each of the three first things leads. */
export type GuideOpening = Readonly<{
  /** Id of the map whose chart is shown. */
  map: string;
  links: readonly [string | null, string | null, string | null];
  /** The tables of records below, whose patch and day are shown. */
  tables: readonly (keyof typeof asOf)[];
  /** Operations whose fights are taught on pages of their own. */
  fights?: readonly string[];
}>;

/**
 * What a newcomer is told on the front page: the operation as the page for newcomers has it, and the duties whose way in is shown. `whole`
 * says what the operation is, too.
 */
export type GuideBeginning = Readonly<{
  operation: "eureka" | "bozja" | "occult";
  unlock: readonly string[];
  whole: boolean;
}>;

/** A guide: its address, its pages in reading order, and what they open with. */
export type Guide<Page extends string> = Readonly<{
  base: `/${string}`;
  operation: "eureka" | "bozja" | "delubrum" | "occult";
  beginning: GuideBeginning;
  /** The map whose chart is on the front page. */
  map: string;
  pages: readonly Page[];
  openings: Readonly<Record<Page, GuideOpening>>;
  /** Addresses of old that mean a page of today. */
  older?: ReadonlyMap<string, Page>;
}>;

/** The page that an address asks for; `undefined` for the guide's front page, `null` for a page that does not exist. */
export function readGuidePage<Page extends string>(
  { pages, older }: Guide<Page>,
  param: string | undefined,
): Page | null | undefined {
  if (param === undefined || param === "main") return undefined;
  const wanted = slugify(param);
  return pages.find((page) => page === wanted) ?? older?.get(wanted) ?? null;
}

/** The guide's known addresses. */
export function guidePaths<Page extends string>({ base, pages }: Guide<Page>): string[] {
  return [base, ...pages.map((page) => `${base}/${page}`)];
}
