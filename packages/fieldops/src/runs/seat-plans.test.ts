import { describe, expect, it } from "vitest";
import { loadoutRoles } from "#records/loadout-guide/facts";
import { holsterSets } from "../bozja/holster-sets/index.ts";
import { encodeHolster } from "../share-codes/holster.ts";
import { encodeLoadout } from "../share-codes/loadout.ts";
import { loadSeatBags, seatTrays } from "./seat-plans.ts";

describe("kits of seats", () => {
  it("loadSeatBags loads every published holster by name and by code", async () => {
    for (const { host, type, slug, prepop, main } of holsterSets) {
      const bags = await loadSeatBags(`${host}/${type}/${slug}`);
      const pairs = (bag: "main" | "prepop") => bags?.[bag].map(({ action, quantity }) => [action, quantity]);
      expect(pairs("prepop")).toEqual(prepop);
      expect(pairs("main")).toEqual(main);
      if (bags === null) throw new Error("no bags");
      expect(await loadSeatBags(`c/${encodeHolster(bags)}`)).toEqual(bags);
    }
  });

  it("seatTrays returns every published loadout by name and by code", () => {
    for (const { slug: role, loadouts } of loadoutRoles)
      for (const { slug, trays } of loadouts) {
        expect(seatTrays(`${role}/${slug}`)).toEqual(trays);
        expect(seatTrays(encodeLoadout(trays))).toEqual(
          trays.filter(({ umbral, astral }) => umbral !== null || astral !== null),
        );
      }
  });

  it("loadSeatBags and seatTrays return null for unknown plans", async () => {
    for (const plan of [
      "",
      "lynn",
      "lynn/anyprog",
      "lynn/anyprog/nobody",
      "nobody/a/b",
      "c/",
      "__proto__/a/b",
    ])
      expect(await loadSeatBags(plan), plan).toBeNull();
    for (const plan of ["", "healer/nobody", "__proto__", "!!!"]) expect(seatTrays(plan), plan).toBeNull();
  });
});
