import type { Locale } from "@foray/eorzea/locale";
import { holsterHosts } from "@foray/fieldops/bozja/holster-sets/facts";
import { holsterPath } from "@foray/fieldops/bozja/holster-sets/index";
import { loadoutRoles } from "@foray/fieldops/eureka/loadout-guide/facts";
import { loadoutPath } from "@foray/fieldops/eureka/loadout-guide/index";
import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { phantomActionFacts } from "@foray/fieldops/records/phantom-actions/facts";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import { regions } from "@foray/fieldops/records/regions/facts";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import type { SearchKind } from "../../app/ui/search/types.ts";
import type { Findable } from "./findable.ts";
import { mapPoint } from "./map-point.ts";
import { mapEntries } from "./maps.ts";
import { pageEntries } from "./pages.ts";
import { readNames } from "./tables.ts";

type Placed = Readonly<{
  id: string;
  zone: string;
  map: string;
  position?: Readonly<{ x: number; y: number }> | null;
}>;

async function onMaps(kind: SearchKind, table: string, facts: readonly Placed[]): Promise<Findable[]> {
  const names = await readNames("fieldops", table);
  return facts.map(({ id, zone, map, position }) => ({
    id,
    kind,
    zone,
    names: names(id),
    target: position ? mapPoint(map, position.x, position.y) : `/map/${map}`,
  }));
}

async function forecasts(): Promise<Findable[]> {
  const names = await readNames("fieldops", "forecast-filters");
  return forecastFilterFacts.flatMap((filter) =>
    filter.kind === "collection"
      ? []
      : [
          {
            id: filter.id,
            kind: "forecast" as const,
            zone: filter.zone,
            names: names(filter.id),
            target: `/forecast/${filter.uri}`,
            keywords: filter.aliases,
          },
        ],
  );
}

/** Notorious monsters lead to their forecast, where weather or night binds them, else to their place. */
async function monsters(): Promise<Findable[]> {
  const names = await readNames("fieldops", "notorious-monsters");
  const forecast = new Set(
    forecastFilterFacts.flatMap((filter) =>
      filter.kind === "collection" ? [] : [filter.notoriousMonster ?? filter.id],
    ),
  );
  return notoriousMonsterFacts
    .filter(({ id }) => !forecast.has(id))
    .map(({ id, zone, map, position, searchName }) => ({
      id,
      kind: "monster" as const,
      zone,
      names: names(id),
      target: position ? mapPoint(map, position.x, position.y) : `/map/${map}`,
      ...(searchName === undefined ? {} : { keywords: [searchName] }),
    }));
}

async function actions(): Promise<Findable[]> {
  const lost = await readNames("fieldops", "lost-actions");
  const logos = await readNames("fieldops", "logos-actions");
  const jobs = await readNames("fieldops", "phantom-jobs");
  const phantom = await readNames("fieldops", "phantom-actions");
  return [
    ...lostActionFacts.map(({ id }) => ({
      id,
      kind: "lostAction" as const,
      names: lost(id),
      target: `/bozja/lostaction/${id}`,
    })),
    ...logosActionFacts.map(({ id }) => ({
      id,
      kind: "logosAction" as const,
      names: logos(id),
      target: `/eureka/logos/${id}`,
    })),
    ...phantomJobFacts.map(({ id }) => ({
      id,
      kind: "phantomJob" as const,
      names: jobs(id),
      target: `/occult/phantomjob/${id}`,
    })),
    ...phantomActionFacts.map(({ id, job }) => ({
      id,
      kind: "phantomAction" as const,
      names: phantom(id),
      target: `/occult/phantomjob/${job}#${id}`,
    })),
  ];
}

/** Holsters and loadouts carry the names their hosts gave them, in English. */
function guides(): Findable[] {
  return [
    ...holsterHosts.flatMap((host) =>
      host.types.flatMap((type) =>
        type.roles.flatMap(({ holsters }) =>
          holsters.map((holster) => ({
            id: `${host.slug}-${type.slug}-${holster.slug}`,
            kind: "holster" as const,
            names: { en: `${holster.name} · ${type.name} · ${host.name}` },
            target: holsterPath(host.slug, type.slug, holster.slug),
          })),
        ),
      ),
    ),
    ...loadoutRoles.flatMap((role) =>
      role.loadouts.map((loadout) => ({
        id: loadout.id,
        kind: "loadout" as const,
        names: { en: `${role.name} · ${loadout.title}` },
        target: loadoutPath(role.slug, loadout.slug),
        keywords: loadout.highlights,
      })),
    ),
  ];
}

/** Worlds, data centres and regions set the market region; those without a certain market name are left out. */
function worlds(): Findable[] {
  const places = regions.flatMap((region) => [
    ...(region.market === null
      ? []
      : [{ id: region.id, en: region.name, market: region.market, within: "" }]),
    ...region.dataCenters.flatMap((centre) => [
      ...(centre.market === null
        ? []
        : [
            {
              id: `${region.id}-${centre.id}`,
              en: centre.latin,
              local: centre.local,
              market: centre.market,
              within: region.name,
            },
          ]),
      ...centre.worlds.map((world) => ({
        id: world.id,
        en: world.latin,
        local: world.local,
        market: world.local,
        within: `${centre.latin} · ${region.name}`,
      })),
    ]),
  ]);
  return places.map((place) => ({
    id: `world-${place.id}`,
    kind: "world" as const,
    target: place.market,
    names: { en: place.en },
    ...(place.within === "" ? {} : { zone: place.within }),
    ...("local" in place && place.local !== place.en ? { keywords: [place.local] } : {}),
  }));
}

/** Whether an address is one of `paths`, whatever follows its `?` or `#`. */
function stands(target: string, paths: ReadonlySet<string>): boolean {
  return paths.has(target.replace(/[?#].*$/, ""));
}

/** Everything that can be found on a site of these pages, each with at least an English name. */
export async function findables(paths: ReadonlySet<string>): Promise<Findable[]> {
  const all = [
    ...pageEntries(),
    ...(await forecasts()),
    ...(await actions()),
    ...(await monsters()),
    ...(await mapEntries()),
    ...(await onMaps("encounter", "engagements", engagementFacts)),
    ...(await onMaps("encounter", "skirmishes", skirmishFacts)),
    ...(await onMaps("encounter", "duels", duelFacts)),
    ...(await onMaps("fate", "fates", fateFacts)),
    ...guides(),
    ...worlds(),
  ];
  return all.filter(
    ({ kind, target, names }) => names.en !== undefined && (kind === "world" || stands(target, paths)),
  );
}

/** One language's names in the order of the entries; nothing where it says what English says. */
export function namesIn(found: readonly Findable[], locale: Locale): string[] {
  return found.map(({ names }) => {
    const name = names[locale] ?? "";
    return locale !== "en" && name === names.en ? "" : name;
  });
}
