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
  it("fields that repeat a rule's number have that number", () => {
    expect(rulesHold(ruleFacts, tables)).toEqual([]);
  });

  it("rulesHold reports fields that differ from their rule", () => {
    const [first, ...others] = tables.notoriousMonsters;
    const changed = { ...tables, notoriousMonsters: [{ ...first, respawnMinutes: 119 }, ...others] };
    expect(rulesHold(ruleFacts, changed).map(({ record }) => record)).toEqual(["monster-respawn"]);
    const [knowledge] = tables.knowledge;
    const uncapped = { ...tables, knowledge: [{ ...knowledge, zones: [] }] };
    expect(rulesHold(ruleFacts, uncapped).map(({ record }) => record)).toEqual(["knowledge-cap-south-horn"]);
  });

  it("rules match the ranges in the records and the length of a weather period", () => {
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

  it("no rule of high confidence is questionable, and sourceless rules list an objection", () => {
    const weak = new Set(questionable(ruleFacts).map(({ id }) => id));
    for (const { id, confidence, sources, against = [] } of ruleFacts) {
      if (confidence === "high") expect(weak.has(id), id).toBe(false);
      if (sources.length === 0) expect(against.length, id).toBeGreaterThan(0);
    }
  });

  it("docs/records.md lists the rules with fewer than two independent sources", async () => {
    expect(await sectionOf("rules")).toBe(printQuestionable(ruleFacts));
  });

  it("docs/records.md lists the grammar of chat lines", async () => {
    expect(await sectionOf("lines")).toBe(printLineGrammar());
  });
});
