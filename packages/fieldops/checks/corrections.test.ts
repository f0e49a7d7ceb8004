import { describe, expect, it } from "vitest";
import { dropRates } from "#records/drop-rates/facts";
import { duelFacts } from "#records/duels/facts";
import { encounterDrops } from "#records/encounter-drops/facts";
import { enemyFacts } from "#records/enemies/facts";
import { engagementFacts } from "#records/engagements/facts";
import { fieldNoteFacts } from "#records/field-notes/facts";
import { fragmentFacts } from "#records/fragments/facts";
import { gameItems } from "#records/game-items/records";
import { lockboxes } from "#records/lockboxes/facts";
import { namedLostActions } from "#records/lost-actions/records";
import { notoriousMonsters } from "#records/notorious-monsters/records";
import { occultRecords } from "#records/occult-records/records";
import { phantomActions } from "#records/phantom-actions/records";
import { relicSteps } from "#records/relic-steps/records";
import { skirmishFacts } from "#records/skirmishes/facts";
import { collectTables } from "../tools/collect-tables.ts";

const COUNTS = "Infiziert90/FFXIVGachaSpreadsheet, FateReward.json, 2026-09-16";
const LAYOUT = "ffxiv-teamcraft/ffxiv-teamcraft, fates.json";
const DAEDALUS = "ofnature/Daedalus, 2026-08-20";
const tables = await collectTables();

const skirmish = (gameId: number) => skirmishFacts.find((each) => each.gameId === gameId);
const encounter = (gameId: number) =>
  [
    ...engagementFacts.filter(({ zone }) => zone === "bozjanSouthernFront" || zone === "zadnor"),
    ...duelFacts,
  ].find((each) => each.gameId === gameId);
const monster = (id: string) => notoriousMonsters.find((each) => each.id === id);

describe("corrected places", () => {
  it.each([
    [1729, 8.07, 24.03],
    [1610, 25.36, 22.83],
    [1601, 27.83, 29.32],
  ])(`skirmish %i has its position from the layout (${LAYOUT})`, (gameId, x, y) => {
    const found = skirmish(gameId);
    expect(found?.position).toEqual({ map: found?.map, x, y });
  });

  it("skirmish 1626 is at the position of 1625, as in the layout", () => {
    expect(skirmish(1626)?.position).toBeDefined();
    expect(skirmish(1626)?.position).toEqual(skirmish(1625)?.position);
  });

  it("markers of skirmishes have the positions of their records", () => {
    for (const { id, position } of skirmishFacts) {
      const marker = tables.markers.find(({ ref }) => ref === `skirmishes/${id}`);
      expect([marker?.x, marker?.y], id).toEqual([position?.x, position?.y]);
      expect(marker?.rounded, id).toBeUndefined();
    }
  });
});

describe("corrected field notes", () => {
  /** By note: the skirmishes, engagements and duels that drop it according to counted reports. */
  const drops: readonly (readonly [number, readonly number[]])[] = [
    [3, [1599, 1628]],
    [9, [1607]],
    [10, [1609, 1617, 1]],
    [12, [1612, 14]],
    [13, [6]],
    [15, [1606, 1613, 1625]],
    [35, [1740]],
  ];
  it.each(drops)(
    `field note %i drops from the encounters of the counted reports (${COUNTS})`,
    (noteId, gameIds) => {
      const note = fieldNoteFacts.find((each) => each.noteId === noteId);
      expect(new Set(note?.drops.map(({ gameId }) => gameId))).toEqual(new Set(gameIds));
      expect(note?.drops.some(({ doubtful }) => doubtful === true)).toBe(false);
    },
  );
});

describe("corrected fragments", () => {
  it.each([
    ["preparation", 1602],
    ["compassion", 1618],
    ["compassion", 1623],
    ["history", 1720],
    ["history", 1721],
    ["moonlight", 1726],
    ["moonlight", 1729],
    ["tenacity", 1738],
  ])(`the fragment of %s also drops from skirmish %i (${COUNTS})`, (key, gameId) => {
    const { sources = [] } = fragmentFacts.find((each) => each.key === key) ?? {};
    const given = sources.flatMap((source) => (source.type === "skirmish" ? source.encounters : []));
    const found = given.find((each) => each.gameId === gameId);
    expect(found?.count).toBeGreaterThan(0);
    expect(found?.of).toBe(encounterDrops.find((each) => each.gameId === gameId)?.records);
  });
});

describe("corrected mettle", () => {
  it.each([
    [1, 375, 15_000],
    [4, 1875, 75_000],
    [12, 29_250, 390_000],
    [30, 607_500, 675_000],
  ])(`encounter %i gives half of the counted mettle (${COUNTS})`, (gameId, least, most) => {
    expect(encounter(gameId)?.mettle).toEqual([least, most]);
  });

  it("skirmishes 1717 and 1738 have a recorded conflict about their mettle", () => {
    for (const gameId of [1717, 1738])
      expect(skirmish(gameId)?.conflicts?.some(({ field }) => field === "mettle")).toBe(true);
  });
});

describe("rewards of notorious monsters", () => {
  it(`Arch Angra Mainyu drops one box and Penthesilea three flames (${COUNTS})`, () => {
    expect(monster("arch-angra-mainyu")?.rewards).toMatchObject([{ itemId: 23_379, quantity: 1 }]);
    expect(monster("penthesilea")?.rewards.find(({ itemId }) => itemId === 24_123)?.quantity).toBe(3);
    expect(monster("penthesilea")?.conflicts?.find(({ field }) => field === "rewards")?.others).toHaveLength(
      1,
    );
  });

  it("reward quantities of notorious monsters match the counted reports", () => {
    for (const { fateId, id, rewards } of notoriousMonsters) {
      const counted = encounterDrops.find((each) => each.table === "fates" && each.gameId === fateId);
      for (const { itemId, quantity } of rewards) {
        const drop = counted?.drops.find((each) => each.itemId === itemId);
        if (quantity !== undefined && drop !== undefined) expect(drop.quantity, id).toBe(quantity);
      }
    }
  });
});

describe("corrected lockboxes", () => {
  it("the drop counts of each lockbox add up to its openings", () => {
    for (const { drops, item, itemId, openings } of lockboxes) {
      const lists = dropRates.filter(({ containerId, kind }) => kind === "lockbox" && containerId === itemId);
      expect(openings, item).toBe(lists.reduce((sum, list) => sum + list.openings, 0));
      expect(
        drops.reduce((sum, { count }) => sum + count, 0),
        item,
      ).toBe(openings);
    }
    const heat = lockboxes.find(({ item }) => item === "heat-warped-lockbox");
    expect(heat?.openings).toBe(63_854);
    expect(lockboxes.find(({ item }) => item === "cold-warped-lockbox")?.openings).toBe(1639);
  });
});

describe("the Occult Record", () => {
  const record = (number: number) => occultRecords.find((each) => each.number === number);
  it.each([
    [8, 47_733, "cursed-concern"],
    [10, 47_731, "shark-attack"],
    [14, 47_729, "from-times-bygone"],
    [16, 47_732, "the-black-regiment"],
    [17, 47_730, "the-unbridled"],
    [20, 47_728, "calamity-bound"],
  ])(`an engagement's item unlocks entry %i of the Occult Record (${COUNTS})`, (number, itemId, id) => {
    expect(record(number)?.source).toEqual({ by: "engagements", encounters: [id], itemId });
  });

  it("all four pot FATEs unlock entry 11 of the Occult Record", () => {
    const source = record(11)?.source;
    expect(source?.by === "pot-fates" ? source.encounters : []).toHaveLength(4);
  });

  it("bosses, surveys and the story unlock the other South Horn entries of the Occult Record", () => {
    const by = (kind: string) =>
      occultRecords
        .filter(({ number, source }) => number <= 30 && source?.by === kind)
        .map(({ number }) => number);
    expect(by("tower")).toEqual([26, 27, 28, 29]);
    expect(by("survey")).toEqual([5, 7, 9, 12, 13, 15, 18, 19, 21, 22, 23, 24]);
    expect(by("uncharted")).toEqual([2, 30]);
    expect(by("story")).toEqual([1, 3, 4, 6, 25]);
  });

  it("headings 44, 50 and 59 of the Occult Record follow OverlayPlugin/cactbot, 2026-08-03", () => {
    expect(record(44)?.names.fr).toBe("Le Ravisseur");
    expect(record(50)?.names.fr).toBe("La Lame d'albâtre");
    // The client's Chinese names distinguish the two archives (sheet MKDLore 59).
    expect(record(59)?.names).toEqual({ ...Object(record(3)?.names), "zh-CN": "全知者·档案" });
  });
});

describe("corrected names", () => {
  it("Banner of Noble Ends is named as in its fragment's description (sheet Item)", () => {
    const action = namedLostActions.find(({ id }) => id === "banner-of-noble-ends");
    expect(action?.names).toMatchObject({
      ja: "背水の境地",
      de: "Gemüt der Verdrossenheit",
      fr: "Seuil de la frénésie",
    });
  });

  it("item names of lost actions follow the row of the action", () => {
    const offsets = [
      [1, 70, 30_899],
      [71, 83, 32_095],
      [84, 99, 33_696],
    ] as const;
    for (const { holsterId, id, names } of namedLostActions) {
      const [, , offset = 0] = offsets.find(([from, to]) => holsterId >= from && holsterId <= to) ?? [];
      expect(gameItems.find(({ itemId }) => itemId === holsterId + offset)?.names.en, id).toBe(names.en);
    }
  });

  it("enemies have Korean and Chinese names (sheets BNpcName of 2025/2026)", () => {
    expect(tables.enemies.find(({ id }) => id === "crescent-bandersnatch")?.names).toMatchObject({
      ko: "초승달 밴더스내치",
      "zh-CN": "新月斑攫兽",
    });
    const named = (table: "enemies" | "fragmentMobs") =>
      tables[table].filter(({ names }) => Object.keys(Object(names)).includes("ko")).length;
    expect(named("fragmentMobs")).toBe(103);
    expect(named("enemies")).toBeGreaterThanOrEqual(65);
  });
});

describe("figures of North Horn", () => {
  const action = (actionId: number) => phantomActions.find((each) => each.actionId === actionId);
  it(`phantom actions of North Horn have cast times and ranges of ${DAEDALUS}`, () => {
    expect(action(49_084)?.castMs).toBe(4000);
    for (const id of [49_098, 49_099, 49_100, 49_101])
      expect(action(id)).toMatchObject({ castMs: 1500, rangeYalms: 30, shape: "line" });
  });

  it(`Crescent Geshunpest of South Horn is weak to wind by one source, ${DAEDALUS}`, () => {
    const enemy = enemyFacts.find(({ id }) => id === "crescent-geshunpest");
    expect(enemy?.weakness).toEqual(["wind"]);
    expect(enemy?.confidence).toBe("medium");
  });
});

describe("relic weapons", () => {
  it("the 15 Eureka relic steps have 240 items (KangasZ/EurekaHelper, LuminaSupplemental)", () => {
    const eureka = relicSteps.filter(({ line }) => line === "eureka");
    expect(eureka).toHaveLength(15);
    const items = eureka.flatMap(({ items = [] }) => items);
    expect(new Set(items).size).toBe(240);
    for (const { itemBase, items = [] } of eureka) expect(items[0]).toBe(itemBase);
    expect(eureka.map(({ itemBase }) => itemBase)).toContain(22_941);
  });

  it("Phantom weapon steps have the quests of a listing of sheet ids", () => {
    const quests = (id: string) => relicSteps.find((step) => step.id === id)?.quests;
    expect(["penumbrae", "umbrae", "obscurum"].map((id) => quests(`phantom-${id}`))).toEqual([
      [70_847],
      [70_916],
      [70_990],
    ]);
  });

  it("one-time costs of Phantom weapons follow lynn-lizard.github.io, 2026-08-08", () => {
    const step = (id: string) => relicSteps.find((each) => each.id === id);
    expect(step("phantom-umbrae")?.once).toMatchObject({ gil: 300_000, bicolorGemstones: 600 });
    expect(step("phantom-obscurum")?.once).toMatchObject({ gil: 500_000, crystalPaste: 1200 });
    expect(step("phantom-umbrae")?.confidence).toBe("medium");
  });
});
