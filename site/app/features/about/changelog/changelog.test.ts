import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { releases } from "~/records/changelog.ts";
import { entrances } from "../../../../build/plugins/pages/declared.ts";
import { formatReleaseDay } from "./day.ts";
import de from "./messages/de.ts";
import fr from "./messages/fr.ts";
import ja from "./messages/ja.ts";
import { changelogMessages as en } from "./messages.ts";

test("releases have valid dates, newest first, with the same entries in every language", () => {
  const days = releases.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  for (const { version, date, links } of releases) {
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const counts = [en, ja, de, fr].map(({ changes }) => changes[version].length);
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
    expect(links).toHaveLength(counts[0] ?? 0);
    for (const to of links) if (to !== null) expect(entrances.map((entrance) => entrance.to)).toContain(to);
  }
});

test("the newest release has the version of package.json", () => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
  );
  expect(releases[0].version).toBe(version);
});

test("formatReleaseDay writes dates in English, German and Japanese", () => {
  expect(formatReleaseDay("2025-06-07", "en")).toBe("Jun 7, 2025");
  expect(formatReleaseDay("2025-06-07", "de")).toBe("7. Juni 2025");
  expect(formatReleaseDay("2025-06-07", "ja")).toBe("2025年6月7日");
});
