import { zones } from "@foray/eorzea";
import { describe, expect, it } from "vitest";
import de from "#records/notorious-monsters/names/de";
import en from "#records/notorious-monsters/names/en";
import fr from "#records/notorious-monsters/names/fr";
import ja from "#records/notorious-monsters/names/ja";
import { notoriousMonsters } from "#records/notorious-monsters/records";

const known: Readonly<Record<string, string>> = en;

describe("notorious monsters", () => {
  it("there are 67 notorious monsters: 20, 17, 17 and 13 by zone", () => {
    const count = (zone: string) => notoriousMonsters.filter((monster) => monster.zone === zone).length;
    expect(["eurekaAnemos", "eurekaPagos", "eurekaPyros", "eurekaHydatos"].map(count)).toEqual([
      20, 17, 17, 13,
    ]);
  });

  it("notorious monsters have unique URL-safe ids and unique FATEs", () => {
    expect(new Set(notoriousMonsters.map((monster) => monster.id)).size).toBe(67);
    expect(new Set(notoriousMonsters.map((monster) => monster.fateId)).size).toBe(67);
    for (const monster of notoriousMonsters) expect(monster.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("notorious monsters have possible weathers and places on their map", () => {
    for (const monster of notoriousMonsters) {
      const rates = zones.find((zone) => zone.id === monster.zone)?.rates ?? [];
      const trigger = "special" in monster.trigger ? undefined : monster.trigger;
      for (const weather of [...monster.weather, ...(trigger?.weather ?? [])])
        expect(rates.some(([id]) => id === weather)).toBe(true);
      for (const place of [monster.position, ...(trigger === undefined ? [] : [trigger.position])]) {
        expect(place.map).toBe(monster.map);
        for (const value of [place.x, place.y]) expect(value >= 1 && value <= 42).toBe(true);
      }
    }
  });

  it("Tristitia and Ovni are the only notorious monsters of unknown element", () => {
    expect(
      notoriousMonsters.filter((monster) => monster.element === null).map((monster) => monster.id),
    ).toEqual(["tristitia", "ovni"]);
  });

  it("triggers and rewards of notorious monsters have English names", () => {
    for (const monster of notoriousMonsters) {
      if (!("special" in monster.trigger)) expect(known[monster.trigger.name]).toBeDefined();
      for (const reward of monster.rewards) expect(known[reward.item]).toBeDefined();
    }
    for (const table of [ja, de, fr])
      for (const key of Object.keys(table)) expect(known[key], key).toBeDefined();
  });
});
