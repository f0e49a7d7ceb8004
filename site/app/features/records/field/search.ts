import { bunnyFateFacts } from "@foray/fieldops/records/bunny-fates/facts";
import { duelFacts } from "@foray/fieldops/records/duels/facts";
import { dutyFacts } from "@foray/fieldops/records/duties/facts";
import { engagementFacts } from "@foray/fieldops/records/engagements/facts";
import { fateFacts } from "@foray/fieldops/records/fates/facts";
import { fieldNoteFacts } from "@foray/fieldops/records/field-notes/facts";
import { innerDutyFacts } from "@foray/fieldops/records/inner-duties/facts";
import { occultRecords } from "@foray/fieldops/records/occult-records/facts";
import { potFateFacts } from "@foray/fieldops/records/pot-fates/facts";
import { skirmishFacts } from "@foray/fieldops/records/skirmishes/facts";
import { mapPoint } from "../../map/map-point.ts";
import type { Findable, FindLists } from "../../search/finds/findable.ts";
import { line, zoneNames } from "../../search/finds/line.ts";
import { type FoundNames, readNames, type TableNames } from "../../search/finds/tables.ts";
import type { SearchKind } from "../../search/types.ts";

type Placed = Readonly<{
  id: string;
  zone: string;
  map: string;
  position?: Readonly<{ x: number; y: number }> | null;
  boss?: Readonly<{ name: string }> | null;
  notoriousMonster?: string | null;
}>;

const tables = {
  engagements: await readNames("fieldops", "engagements"),
  skirmishes: await readNames("fieldops", "skirmishes"),
  duels: await readNames("fieldops", "duels"),
  fates: await readNames("fieldops", "fates"),
  "bunny-fates": await readNames("fieldops", "bunny-fates"),
  "pot-fates": await readNames("fieldops", "pot-fates"),
  duties: await readNames("fieldops", "duties"),
};
const monsterNames = await readNames("fieldops", "notorious-monsters");
const noteNames = await readNames("fieldops", "field-notes");
const recordNames = await readNames("fieldops", "occult-records");

function onMaps(kind: SearchKind, glyph: string, names: TableNames, facts: readonly Placed[]): Findable[] {
  return facts.map(({ id, zone, map, position, boss, notoriousMonster }) => {
    const bossNames: FoundNames = boss ? names(boss.name) : {};
    const monster: FoundNames = notoriousMonster ? monsterNames(notoriousMonster) : {};
    return {
      id,
      kind,
      names: names(id),
      target: position ? mapPoint(map, position.x, position.y) : `/map/${map}`,
      line: line(
        zoneNames(zone),
        bossNames.en === undefined ? undefined : (words, read) => words.boss(read(bossNames)),
        monster.en === undefined ? undefined : (words, read) => words.fateOf(read(monster)),
      ),
      keywords: Object.values(bossNames),
      glyph,
    };
  });
}

/** Also found by the boss's name. */
function encounters(): Findable[] {
  return [
    ...onMaps("encounter", "markers#encounter", tables.engagements, engagementFacts),
    ...onMaps("encounter", "markers#skirmish", tables.skirmishes, skirmishFacts),
    ...onMaps("encounter", "markers#duel", tables.duels, duelFacts),
    ...onMaps("fate", "ui#nav-fragments", tables.fates, fateFacts),
    ...onMaps("fate", "markers#bunnyFates", tables["bunny-fates"], bunnyFateFacts),
    ...onMaps("fate", "markers#magicPotFates", tables["pot-fates"], potFateFacts),
  ];
}

/** Pages about a duty, in order of preference. */
const dutyPages: Readonly<Record<string, readonly string[]>> = {
  "the-baldesion-arsenal": ["/eureka/guide/arsenal", "/ba"],
  "castrum-lacus-litore": ["/bozja/guide/castrum"],
  "the-dalriada": ["/bozja/guide/dalriada"],
  "delubrum-reginae": ["/delubrum/guide"],
  "delubrum-reginae-savage": ["/delubrum/guide"],
  "the-forked-tower-blood": ["/occult/guide/tower"],
  "the-forked-tower-magic": ["/occult/guide/tower"],
  "the-forked-tower-magic-extreme": ["/occult/guide/tower"],
};

/** Duties with pages of their own. Zones are among the maps. */
function duties(): Findable[] {
  const all = [...dutyFacts, ...innerDutyFacts];
  return all.flatMap(({ id, zone }) => {
    const target = dutyPages[id];
    if (target === undefined) return [];
    return [
      {
        id,
        kind: "duty" as const,
        names: tables.duties(id),
        target,
        line: line(zone === null ? undefined : zoneNames(zone)),
      },
    ];
  });
}

function notes(): Findable[] {
  return [
    ...fieldNoteFacts.map(({ id, number, drops }) => ({
      id,
      kind: "note" as const,
      names: noteNames(id),
      target: `/bozja/notes#${id}`,
      line: line(
        (words) => words.number(String(number)),
        (_, read) => read(...(drops ?? []).map(({ table, id: from }) => tables[table](from))),
      ),
    })),
    ...occultRecords.map(({ id, number, zone }) => ({
      id,
      kind: "note" as const,
      names: recordNames(id),
      target: `/occult/records#${id}`,
      line: line((words) => words.number(String(number)), zoneNames(zone)),
      weight: 6,
    })),
  ];
}

export const finds: FindLists = [
  { place: 70, read: encounters },
  { place: 80, read: duties },
  { place: 100, read: notes },
];
