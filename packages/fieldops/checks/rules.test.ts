import { readFile } from "node:fs/promises";
import { PERIOD_MS } from "@foray/eorzea";
import { describe, expect, it } from "vitest";
import { bunnyFateFacts } from "#records/bunny-fates/facts";
import { ruleFacts } from "#records/rules/facts";
import { treasure } from "#records/treasure/facts";
import { collectTables } from "../tools/collect-tables.ts";
import { printLineGrammar } from "./line-grammar.ts";
import { printQuestionable, questionable, rulesHold } from "./rules.ts";

const tables = await collectTables();
/** A section of docs/records.md written by `npm run records -- --docs`. */
async function sectionOf(name: string): Promise<string | undefined> {
  const page = await readFile(new URL("../../../docs/records.md", import.meta.url), "utf8");
  return page.split(`<!-- ${name}:start -->\n`)[1]?.split(`\n<!-- ${name}:end -->`)[0];
}

const rule = (id: string) => ruleFacts.find((each) => each.id === id) ?? expect.fail(id);

describe("the rules", () => {
  it("a field of another table that repeats a rule's number has that number", () => {
    expect(rulesHold(ruleFacts, tables)).toEqual([]);
  });

  it("finds a field that has gone astray", () => {
    const [first, ...others] = tables.notoriousMonsters;
    const changed = { ...tables, notoriousMonsters: [{ ...first, respawnMinutes: 119 }, ...others] };
    expect(rulesHold(ruleFacts, changed).map(({ record }) => record)).toEqual(["monster-respawn"]);
    const [knowledge] = tables.knowledge;
    const uncapped = { ...tables, knowledge: [{ ...knowledge, zones: [] }] };
    expect(rulesHold(ruleFacts, uncapped).map(({ record }) => record)).toEqual(["knowledge-cap-south-horn"]);
  });

  it("are ranges where the records have ranges, and hold the clock of the sky", () => {
    const bunny = rule("bunny-return");
    for (const { returnSeconds } of bunnyFateFacts) expect(returnSeconds).toEqual([bunny.value, bunny.most]);
    const first = rule("first-pot-south-horn");
    const minutes = treasure.pots.firstAfterInstanceStart.flatMap((each) =>
      each.zone === "southHorn" ? [each.minutes] : [],
    );
    expect(minutes).toEqual([first.value, first.most]);
    expect(rule("weather-period").value * 1000).toBe(PERIOD_MS);
    expect(rule("eorzea-hour").value * 8 * 1000).toBe(PERIOD_MS);
  });

  it("are high only with two origins, a sheet or an official note, and say what speaks against them if there is no source", () => {
    const weak = new Set(questionable(ruleFacts).map(({ id }) => id));
    for (const { id, confidence, sources, against = [] } of ruleFacts) {
      if (confidence === "high") expect(weak.has(id), id).toBe(false);
      if (sources.length === 0) expect(against.length, id).toBeGreaterThan(0);
    }
  });

  it("with fewer than two independent sources are listed in docs/records.md", async () => {
    expect(await sectionOf("rules")).toBe(printQuestionable(ruleFacts));
  });

  it("of lines in chats are printed in docs/records.md as the reader has them", async () => {
    expect(await sectionOf("lines")).toBe(printLineGrammar());
  });
});
