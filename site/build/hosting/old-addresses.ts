import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import logosActionNames from "@foray/fieldops/records/logos-actions/names/en";
import lostActionNames from "@foray/fieldops/records/lost-actions/names/en";
import phantomJobNames from "@foray/fieldops/records/phantom-jobs/names/en";
import { slugify } from "@foray/fieldops/slug";
import { knownPaths } from "../plugins/pages/declared.ts";

/** Another path for the page at `to`. Neither includes a language. */
export type OldAddress = Readonly<{ from: string; to: string }>;

const named = (folder: string, names: Readonly<Record<string, string>>): readonly OldAddress[] =>
  Object.entries(names).map(([id, name]) => ({
    from: `${folder}/${name.replaceAll(" ", "_")}`,
    to: `${folder}/${id}`,
  }));

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
  { from: "/drs/guide", to: "/delubrum/guide" },
];

/** Paths of the previous site, and aliases. Each gets a page with its own preview. */
export function oldAddresses(): readonly OldAddress[] {
  const own = new Set(knownPaths);
  const found = new Map(otherNames.flatMap(({ from, to }) => (own.has(from) ? [] : [[from, to] as const])));
  return [...found].map(([from, to]) => ({ from, to }));
}

/** Pages by the slug of any of their paths, so that any spelling redirects. Own paths win. */
export function slugNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...otherNames, ...knownPaths.map((path) => ({ from: path, to: path }))].map(({ from, to }) => [
      slugify(from),
      to,
    ]),
  );
}
