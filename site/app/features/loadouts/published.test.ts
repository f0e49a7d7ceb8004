import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import english from "@foray/fieldops/records/logos-actions/names/page";
import { decodeLoadout, encodeLoadout, type LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { expect, test } from "vitest";
import { DISCORD_LENGTH } from "~/ui/chat-lines.ts";
import { loadoutCard } from "./card.ts";
import { loadoutPaths } from "./paths.ts";
import { discordText } from "./texts.ts";

const label = (place: number) => `Plate ${place + 1}`;
const name = (action: LoadoutTray["astral"]) => (action === null ? "–" : (english[action] ?? action));
const more = (count: number) => `… and ${count} more`;
const paths = new Set(loadoutPaths());

test("every published loadout is complete in its link, Discord message and card", () => {
  const all = loadoutRoles.flatMap(({ slug, loadouts }) => loadouts.map((each) => ({ ...each, role: slug })));
  expect(all).toHaveLength(28);
  for (const { role, slug, trays } of all) {
    const path = `/ba/${role}/${slug}`;
    expect(paths, path).toContain(path);
    expect(decodeLoadout(encodeLoadout(trays)), path).toEqual({ trays, ignored: [] });
    const address = `https://almanac.example.org${path}`;
    const text = discordText(trays, {
      title: path,
      address,
      label,
      name,
      heads: { tray: "", umbral: "Umbral", astral: "Astral" },
      more,
    });
    expect(text.length, path).toBeLessThanOrEqual(DISCORD_LENGTH);
    expect(text, path).toContain(`<${address}>`);
    const words = { eyebrow: "BA", umbral: "Umbral", astral: "Astral", label, name, more };
    const card = loadoutCard({ title: path, trays, words, address, language: "en", sprite: "/a.svg" });
    for (const { umbral, astral } of trays)
      for (const action of [umbral, astral]) {
        expect(text, path).toContain(name(action));
        expect(
          card.columns.some(({ rows }) => rows.some((row) => row.text === name(action))),
          path,
        ).toBe(true);
      }
    expect(card.columns.map(({ rows }) => rows.length)).toEqual([trays.length, trays.length]);
  }
});
