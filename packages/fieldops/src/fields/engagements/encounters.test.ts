import { describe, expect, it } from "vitest";
import { bunnyFates } from "#records/bunny-fates/records";
import duelNames from "#records/duels/names/en";
import { duels } from "#records/duels/records";
import { duties } from "#records/duties/records";
import engagementNames from "#records/engagements/names/en";
import { engagements } from "#records/engagements/records";
import fateNames from "#records/fates/names/en";
import { fates } from "#records/fates/records";
import { fieldNotes } from "#records/field-notes/records";
import { innerDuties } from "#records/inner-duties/records";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import potNames from "#records/pot-fates/names/en";
import { potFates } from "#records/pot-fates/records";
import skirmishNames from "#records/skirmishes/names/en";
import { skirmishes } from "#records/skirmishes/records";
import type { EncounterBase } from "./encounter-base.ts";

const tables: readonly (readonly [
  string,
  readonly EncounterBase[],
  Readonly<Record<string, string>>,
  number,
])[] = [
  ["engagements", engagements, engagementNames, 59],
  ["skirmishes", skirmishes, skirmishNames, 58],
  ["duels", duels, duelNames, 6],
  ["fates", fates, fateNames, 89],
  ["pot FATEs", potFates, potNames, 4],
  ["bunny FATEs", bunnyFates, {}, 5],
];

const has = (records: readonly { readonly id: string }[], id: string) =>
  records.some((record) => record.id === id);

describe.each(tables)("the table of %s", (_, records, names, count) => {
  it("the encounters of a table are complete, with unique URL-safe ids", () => {
    expect(records).toHaveLength(count);
    expect(new Set(records.map((record) => record.id)).size).toBe(count);
    expect(new Set(records.map((record) => record.gameId)).size).toBe(count);
    for (const record of records) expect(record.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("names, links and positions of encounters are valid wherever a record has them", () => {
    for (const record of records) {
      if (record.boss !== undefined) expect(names[record.boss.name], record.id).toBeDefined();
      for (const item of record.items ?? []) expect(names[item.item], record.id).toBeDefined();
      if (record.trigger?.by === "enemy") expect(names[record.trigger.name], record.id).toBeDefined();
      for (const link of [record.leadsTo, record.trigger])
        if (link !== undefined && "gameId" in link)
          expect(
            [...engagements, ...skirmishes, ...duels].some(
              (other) => other.id === link.id && other.gameId === link.gameId,
            ),
          ).toBe(true);
      if (record.position !== undefined) {
        expect(record.position.map).toBe(record.map);
        for (const value of [record.position.x, record.position.y])
          expect(value >= 1 && value <= 42).toBe(true);
      }
      for (const range of [record.mettle, record.experience])
        if (range !== undefined) expect(range[0]).toBeLessThan(range[1]);
      for (const note of record.fieldNotes ?? []) expect(has(fieldNotes, note.id)).toBe(true);
    }
  });
});

describe("encounter tables together", () => {
  it("engagements and towers have known counts by zone", () => {
    const count = (zone: string, kind: string) =>
      engagements.filter((record) => record.zone === zone && record.kind === kind).length;
    expect([count("bozjanSouthernFront", "engagement"), count("zadnor", "engagement")]).toEqual([12, 12]);
    expect([count("southHorn", "engagement"), count("northHorn", "engagement")]).toEqual([15, 15]);
    expect([count("southHorn", "tower"), count("northHorn", "tower")]).toEqual([1, 2]);
  });

  it("enemy types of engagements and duels have names", () => {
    const named: Readonly<Record<string, string>> = { ...engagementNames, ...duelNames };
    for (const { enemyType } of [...engagements, ...duels])
      if (enemyType !== undefined) expect(named[enemyType]).toBeDefined();
  });

  it("FATEs and notorious monsters refer to each other", () => {
    for (const monster of notoriousMonsters)
      expect(fates.find((fate) => fate.id === monster.fate)?.notoriousMonster).toBe(monster.id);
    expect(fates.filter((fate) => fate.notoriousMonster !== undefined)).toHaveLength(67);
  });

  it("pot FATEs alternate with each other", () => {
    for (const pot of potFates)
      expect(potFates.find((other) => other.id === pot.alternatesWith)?.alternatesWith).toBe(pot.id);
  });

  it("field notes drop from existing encounters, none of them doubtful", () => {
    expect(fieldNotes).toHaveLength(50);
    expect(new Set(fieldNotes.map((note) => note.id)).size).toBe(50);
    const drops = fieldNotes.flatMap((note) => note.drops);
    const records = { duels, duties: [...duties, ...innerDuties], engagements, skirmishes };
    for (const drop of drops) expect(has(records[drop.table], drop.id), drop.id).toBe(true);
    expect(drops.filter(({ doubtful }) => doubtful === true)).toEqual([]);
  });

  it("duties, inner duties and engagements refer to each other", () => {
    expect(duties).toHaveLength(10);
    expect(innerDuties).toHaveLength(6);
    for (const duty of duties) for (const id of duty.inside) expect(has(innerDuties, id)).toBe(true);
    for (const inner of innerDuties) {
      expect(has(duties, inner.inside)).toBe(true);
      if (inner.engagement !== null) expect(has(engagements, inner.engagement)).toBe(true);
    }
    for (const engagement of engagements)
      if (engagement.duty !== undefined) expect(has(innerDuties, engagement.duty), engagement.id).toBe(true);
  });
});
