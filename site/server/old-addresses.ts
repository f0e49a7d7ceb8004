import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import logosActionNames from "@foray/fieldops/records/logos-actions/names/en";
import lostActionNames from "@foray/fieldops/records/lost-actions/names/en";
import phantomJobNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { knownPaths } from "../tools/pages/declared.ts";

/** A page of the site, and a name by which links of old know it. Both are paths from the root, without a language. */
export type OldAddress = Readonly<{ from: string; to: string }>;

/** The site before this one had a guide to Delubrum Reginae here, of several pages. */
const GUIDE_OF_OLD = "/drs/guide";

const named = (folder: string, names: Readonly<Record<string, string>>): readonly OldAddress[] =>
  Object.entries(names).map(([id, name]) => ({
    from: `${folder}/${name.replaceAll(" ", "_")}`,
    to: `${folder}/${id}`,
  }));

/** Names that are more than another spelling of the page's own address. */
const otherNames: readonly OldAddress[] = [
  ...named("/bozja/lostaction", lostActionNames),
  ...named("/eureka/logos", logosActionNames),
  ...named("/occult/phantomjob", phantomJobNames),
  ...filterRules.flatMap(({ id, uri, aliases }) =>
    [id, ...aliases].map((name) => ({ from: `/forecast/${name}`, to: `/forecast/${uri}` })),
  ),
  ...["main", "test"].map((page) => ({ from: `/occult/guide/${page}`, to: "/occult/guide" })),
  { from: "/occult/guide/leveling", to: "/occult/guide/knowledge" },
  { from: "/occult/guide/forkedtower", to: "/occult/guide/tower" },
  { from: "/drs/anyprog", to: "/drs/holster/lynn/anyprog" },
  { from: GUIDE_OF_OLD, to: "/delubrum/guide" },
];

/** Capitals make no difference, and what parts words is `-`, `_` or a space alike. */
const fold = (path: string): string => path.toLowerCase().replaceAll(/[_\s]/g, "-");

/** Every page by its folded address and its other names. A page's own address stands before another's name. */
const byFolded: ReadonlyMap<string, string> = new Map(
  [...otherNames, ...knownPaths.map((path) => ({ from: path, to: path }))].map(({ from, to }) => [
    fold(from),
    to,
  ]),
);

/**
 * The page that another spelling, a name of old or a filter's alias means; `undefined` for a page's own address and for what means none.
 * @param path below the site's base, without a language
 */
export function pageOfOldAddress(path: string): string | undefined {
  const folded = fold(path);
  const to = byFolded.get(folded.startsWith(`${GUIDE_OF_OLD}/`) ? GUIDE_OF_OLD : folded);
  return to === path ? undefined : to;
}

/** A pattern for each page that fits its address and its other names in any spelling; that of the guide of old fits its pages, too. */
export function oldAddressPatterns(): readonly Readonly<{ to: string; pattern: string }>[] {
  const names = new Map<string, string[]>();
  for (const [folded, to] of byFolded) {
    const spelled = folded.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("-", "[-_ ]");
    const below = folded === GUIDE_OF_OLD ? "(?:/.*)?" : "";
    names.set(to, [...(names.get(to) ?? []), spelled + below]);
  }
  return [...names].map(([to, all]) => ({
    to,
    pattern: all.length === 1 ? all.join("") : `(?:${all.join("|")})`,
  }));
}

/** Folders whose addresses the site before this one had, in spellings of its own. */
const FOLDERS = [
  "/bozja/lostaction/",
  "/eureka/logos/",
  "/occult/phantomjob/",
  "/forecast/",
  "/drs/holster/",
  "/ba/",
  "/reference/",
  "/map/",
] as const;

const capitals = (words: string): string =>
  words.replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** How links write what stands below such a folder: words parted by `-` or `_`, in small letters, with capitals, in capitals. */
function spellings(path: string): readonly string[] {
  const folder = FOLDERS.find((start) => path.startsWith(start));
  if (folder === undefined) return [path];
  const rest = path.slice(folder.length);
  const small = rest.toLowerCase();
  return [
    rest,
    small.replaceAll("_", "-"),
    small.replaceAll("-", "_"),
    // Names of several words have their capitals in the names above.
    ...(rest.includes("-") ? [] : [capitals(small)]),
    small.toUpperCase(),
  ].map((each) => folder + each);
}

/** Every spelling by which links are known to name a page, for hosts that compare addresses letter by letter; no page's own is among them. */
export function oldAddresses(): readonly OldAddress[] {
  const own = new Set(knownPaths);
  const found = new Map<string, string>();
  for (const { from, to } of [...knownPaths.map((path) => ({ from: path, to: path })), ...otherNames])
    for (const spelling of spellings(from)) if (!own.has(spelling)) found.set(spelling, to);
  return [...found].map(([from, to]) => ({ from, to }));
}
