import { maps } from "@foray/fieldops/atlas/maps";
import { monsterMarkerId } from "@foray/fieldops/atlas/monster-markers";
import { wordKey } from "@foray/fieldops/names";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import { enemyFacts } from "@foray/fieldops/records/enemies/facts";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import { fragmentMobFacts } from "@foray/fieldops/records/fragment-mobs/facts";
import { logogramFacts } from "@foray/fieldops/records/logograms/facts";
import { monsterPlaceFiles } from "@foray/fieldops/records/monster-places/index";
import { notoriousMonsterFacts } from "@foray/fieldops/records/notorious-monsters/facts";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import { mapPoint, markerAddress } from "../../map/map-point.ts";
import type { Findable, FindLists } from "../../search/finds/findable.ts";
import { line, weatherNames, zoneNames } from "../../search/finds/line.ts";
import { readNames } from "../../search/finds/tables.ts";
import { forecastPath } from "../../spawn-windows/forecast-path.ts";
import { conditions, filterNames, spawns } from "../../spawn-windows/search.ts";

const monsterNames = await readNames("fieldops", "notorious-monsters");
const logogramNames = await readNames("fieldops", "logograms");
const fragmentNames = await readNames("fieldops", "fragments");
const fragmentMobNames = await readNames("fieldops", "fragment-mobs");
const enemyNames = await readNames("fieldops", "enemies");

function placeOf(map: string, position: Readonly<{ x: number; y: number }> | null | undefined): string {
  return position ? mapPoint(map, position.x, position.y) : `/map/${map}`;
}

/** Monsters with a forecast have entries elsewhere. */
function notoriousMonsters(): Findable[] {
  const forecast = new Set(spawns.map(({ notoriousMonster, id }) => notoriousMonster ?? id));
  return notoriousMonsterFacts
    .filter(({ id }) => !forecast.has(id))
    .map(({ id, zone, map, position, level, trigger, searchName }) => ({
      id,
      kind: "monster" as const,
      names: monsterNames(id),
      target: placeOf(map, position),
      line: line(
        zoneNames(zone),
        (words) => words.level(String(level)),
        "name" in trigger ? (words, read) => words.calledBy(read(monsterNames(trigger.name))) : undefined,
      ),
      ...(searchName === undefined ? {} : { keywords: [searchName] }),
    }));
}

/** Looks up markers by map and row of the BNpcName sheet. */
async function markersByMonster(): Promise<(map: string, monster: number) => string | undefined> {
  const found = await Promise.all(
    Object.entries(monsterPlaceFiles).map(async ([map, load]) =>
      (await load()).monsterPlaces.map(
        ({ bnpcNameId, id }) =>
          [`${map} ${bnpcNameId}`, markerAddress(map, "monsters", monsterMarkerId(id, 0))] as const,
      ),
    ),
  );
  const addresses = new Map(found.flat());
  return (map, monster) => addresses.get(`${map} ${monster}`);
}

const markerOf = await markersByMonster();

function triggers(): Findable[] {
  return notoriousMonsterFacts.flatMap(({ id, zone, trigger }) =>
    "name" in trigger
      ? [
          {
            id: `${id}-${trigger.name}`,
            kind: "enemy" as const,
            names: monsterNames(trigger.name),
            target:
              markerOf(trigger.position.map, trigger.bnpcNameId) ??
              placeOf(trigger.position.map, trigger.position),
            line: line(
              (words, read) => words.calls(read(monsterNames(id))),
              zoneNames(zone),
              ...conditions(trigger.weather, trigger.night),
            ),
            glyph: "markers#nmPrepMobs",
          },
        ]
      : [],
  );
}

/** Mutated and adapted enemies in Eureka, and sprites in Bozja and Zadnor. */
function farmEnemies(): Findable[] {
  return spawns
    .filter(({ kind }) => kind !== "notorious-monster")
    .flatMap((filter) =>
      (filter.monsters ?? []).map(({ name, weather }) => ({
        id: `${filter.id}-${name}`,
        kind: "enemy" as const,
        names: filterNames(name),
        target: forecastPath(filter, filter.choices?.find(({ monsters }) => monsters.includes(name))?.id),
        line: line(zoneNames(filter.zone), ...conditions(weather ?? filter.weather, false), (words, read) =>
          words.gives(read(filterNames(filter.id))),
        ),
        glyph: "markers#sprites",
      })),
    );
}

function logogramEnemies(): Findable[] {
  return logogramFacts.flatMap(({ id, sources, forecastFilter }) =>
    sources.flatMap((source) =>
      "mobs" in source
        ? source.mobs.map(({ name, weathers }) => ({
            id: `${id}-${source.zone}-${wordKey(name)}`,
            kind: "enemy" as const,
            names: { en: name, ...filterNames(wordKey(name)) },
            target: [`/forecast/${forecastFilter ?? ""}`, `/map/${mapOfZone(source.zone)}`],
            line: line(
              zoneNames(source.zone),
              (_, read) => read(...(weathers ?? []).map(weatherNames)),
              (words, read) => words.gives(read(logogramNames(id))),
            ),
            glyph: "markers#sprites",
          }))
        : [],
    ),
  );
}

function mapOfZone(zone: string): string {
  return notoriousMonsterFacts.find((monster) => monster.zone === zone)?.map ?? "";
}

function fragmentEnemies(): Findable[] {
  return fragmentMobFacts.map(({ id, zone, map, center, fragments, aliases }) => ({
    id,
    kind: "enemy" as const,
    names: fragmentMobNames(id),
    target: placeOf(map, center),
    line: line(zoneNames(zone), (words, read) => words.gives(read(...fragments.map(fragmentNames)))),
    ...(aliases === undefined ? {} : { keywords: aliases }),
    glyph: "markers#fragmentMobs",
  }));
}

function occultEnemies(): Findable[] {
  return enemyFacts.map(({ id, zone, levels, weather, night }) => ({
    id,
    kind: "enemy" as const,
    names: enemyNames(id),
    target: [`/occult/enemies#${id}`, `/map/${zone.toLowerCase()}?layers=mobLevels`],
    line: line(
      zoneNames(zone),
      (words) => (levels.length === 0 ? "" : words.level(levels.join(words.comma))),
      ...conditions(weather ?? [], night !== undefined),
    ),
  }));
}

/** Penalty of monsters of which only positions are known. */
const BEHIND = 4;

/** Listed last, because the other lists say more about the same monsters. */
async function placedMonsters(): Promise<Findable[]> {
  // Monsters with entries of their own.
  const told = new Set<number | null | undefined>([
    ...notoriousMonsterFacts.map(({ bnpcNameId }) => bnpcNameId),
    ...[...engagementFacts, ...duelFacts, ...skirmishFacts].map(({ boss }) => boss?.bnpcNameId),
  ]);
  const lists = await Promise.all(
    Object.entries(monsterPlaceFiles).map(async ([map, load]) => {
      const { monsterPlaces } = await load();
      const names = await readNames("fieldops", `monster-places/${map}`);
      const zone = maps.find(({ id }) => id === map)?.zone ?? map;
      return monsterPlaces
        .filter(({ bnpcNameId }) => !told.has(bnpcNameId))
        .map(
          ({ id, points }): Findable => ({
            id: `${map}-${id}`,
            kind: "enemy",
            names: names(id),
            target: markerAddress(map, "monsters", monsterMarkerId(id, 0)),
            line: line(zoneNames(zone), (words) => words.onMap(String(points.length))),
            weight: BEHIND,
            glyph: "markers#monsters",
          }),
        );
    }),
  );
  return lists.flat();
}

/** For duplicates, the first list wins, so the most informative ones come first. */
function enemies(): Findable[] {
  return [...triggers(), ...farmEnemies(), ...logogramEnemies(), ...fragmentEnemies(), ...occultEnemies()];
}

export const finds: FindLists = [
  { place: 50, read: notoriousMonsters },
  { place: 120, read: enemies },
  { place: 130, read: placedMonsters },
];
