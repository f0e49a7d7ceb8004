import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { lostActionIds } from "@foray/fieldops/records/lost-actions/ids";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRunFile, makeRunFile, slugOf } from "./run-file.ts";

const entry = fc.record({
  action: fc.constantFrom(...lostActionIds),
  quantity: fc.integer({ min: 1, max: 35 }),
});
const bag = fc.array(entry, { maxLength: 4 });
const holster = fc.record({
  name: fc.string({ maxLength: 60, unit: "grapheme" }),
  role: fc.constantFrom(...roles),
  icon: fc.constantFrom(...roles, ...lostActionIds),
  note: fc.string({ maxLength: 50 }),
  bags: fc.record({ prepop: bag, main: bag }),
});
const run = fc.record({
  name: fc.string({ maxLength: 60 }),
  host: fc.string({ maxLength: 60 }),
  owner: fc.string({ maxLength: 60 }),
  holsters: fc.array(holster, { minLength: 1, maxLength: 8 }),
});

describe("run files", () => {
  test("makeRunFile passes checkRunFile except for empty or overweight bags", () => {
    fc.assert(
      fc.property(run, (draft) => {
        const made = makeRunFile(draft);
        const { file, problems } = checkRunFile(JSON.stringify(made));
        expect(problems.filter(({ kind }) => kind !== "over" && kind !== "empty")).toEqual([]);
        expect(file?.runType.holsters.map(({ slug }) => slug)).toEqual(
          made.runType.holsters.map(({ slug }) => slug),
        );
      }),
      { seed: 19 },
    );
  });

  test("checkRunFile returns a file or a problem for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { file, problems } = checkRunFile(text);
        expect(file !== null || problems.length > 0).toBe(true);
      }),
      { seed: 20 },
    );
  });

  test("checkRunFile names each problem and its position", () => {
    const made = makeRunFile({
      name: "Learning",
      host: "Somebody New",
      owner: "Somebody New",
      holsters: [
        {
          name: "Main Tank",
          role: "tank",
          icon: "tank",
          note: "",
          bags: { prepop: [], main: [{ action: "lost-arise", quantity: 2 }] },
        },
      ],
    });
    const text = JSON.stringify(made);
    expect(checkRunFile(`\`\`\`json\n${text}\n\`\`\``).problems).toEqual([]);
    expect(checkRunFile(text.replace('"lost-arise",2', '"lost-arise",3')).problems[0]?.kind).toBe("weight");
    expect(checkRunFile(text.replace('"lost-arise",2', '"lost-arise",36')).problems[0]).toMatchObject({
      kind: "wrong",
      at: "runType.holsters.0.main.0.1",
      detail: "36",
    });
    expect(checkRunFile(text.replace("lost-arise", "lost-arson")).problems[0]?.kind).toBe("wrong");
    expect(checkRunFile(text.replace('"owner"', '"woner"')).problems[0]).toMatchObject({
      kind: "missing",
      at: "menu.owner",
    });
    expect(
      checkRunFile(text.replace('["lost-arise",2]', "").replace('"main":2', '"main":0')).problems,
    ).toContainEqual({
      kind: "empty",
      at: "main-tank",
      detail: "",
    });
    expect(checkRunFile("{").problems[0]?.kind).toBe("notJson");
  });

  test("slugOf returns lower-case letters, digits and hyphens", () => {
    expect(slugOf("  Main Tank (MT)! ")).toBe("main-tank-mt");
    expect(slugOf("***")).toBe("unnamed");
  });
});
