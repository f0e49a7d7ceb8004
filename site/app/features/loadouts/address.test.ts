import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { encodeLoadout } from "@foray/fieldops/share-codes/loadout";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBaAddress } from "./address.ts";

test("readBaAddress finds every role and loadout in any spelling", () => {
  for (const role of loadoutRoles) {
    expect(readBaAddress(role.slug)).toMatchObject({ kind: "role", role: { slug: role.slug } });
    for (const { slug, trays } of role.loadouts) {
      const loud = `${role.slug}/${slug}`.toUpperCase().replaceAll("-", "_");
      expect(readBaAddress(loud)).toMatchObject({ kind: "loadout", loadout: { slug } });
      expect(readBaAddress(encodeLoadout(trays))).toMatchObject({ kind: "code", decoded: { ignored: [] } });
    }
  }
});

test.each([
  ["castr", null, "/ba/caster"],
  ["caster/standrd", "caster", "/ba/caster/standard"],
  ["caster/standard/more", "caster", "/ba/caster/standard"],
])("readBaAddress suggests $2 for the unknown address “$0”", (text, role, near) => {
  const address = readBaAddress(text);
  expect(address.kind).toBe("unknown");
  if (address.kind !== "unknown") return;
  expect(address.role?.slug ?? null).toBe(role);
  expect(address.matches.map(({ path }) => path)).toContain(near);
});

test("readBaAddress never throws and shortens unknown text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const address = readBaAddress(text);
      if (address.kind === "unknown") expect(address.text.length).toBeLessThanOrEqual(61);
    }),
    { seed: 41, numRuns: 300 },
  );
});
