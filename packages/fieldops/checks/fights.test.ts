import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fightList } from "#records/fights/list/facts";
import type { Fight, Step } from "#records/fights/types";
import { logosActionIds } from "#records/logos-actions/ids";
import { lostActionIds } from "#records/lost-actions/ids";
import { fightSchema } from "../schemas/fights.ts";
import { isInArena } from "../src/fights/arena.ts";
import { hits } from "../src/fights/shapes.ts";
import { dangerOf, isSafe, safeGround } from "../src/fights/steps.ts";
import * as records from "../src/index.ts";
import {
  fightFile,
  fightKeys,
  fightSourcesFile,
  fightWordsFile,
  readFight,
  readFightSources,
  readFightWords,
  sentenceLanguages,
} from "../tools/fight-files.ts";
import { printJson } from "../tools/print-json.ts";

const fights = fightKeys().map((key) => [key, readFight(key)] as const);
const sources = readFightSources();

type Finding = string;

const stepsOf = (fight: Fight): readonly (readonly [where: string, step: Step])[] =>
  fight.mechanics.flatMap(({ id, strategies = [] }) =>
    strategies.flatMap((strategy) =>
      strategy.steps.map((step, at) => [`${id}, ${strategy.id}, step ${at + 1}`, step] as const),
    ),
  );

function misplaced(fight: Fight): readonly Finding[] {
  const { arena } = fight;
  return stepsOf(fight).flatMap(([where, step]) => {
    if (arena === undefined) return [`${where}: a step without an arena`];
    const stands = (step.stand ?? []).filter(({ at }) => !isSafe(arena, step, at));
    const towers = (step.towers ?? []).filter(({ at }) => !isInArena(arena, at));
    const to = step.move?.to;
    const moved =
      to !== undefined && (!isInArena(arena, to) || (step.next ?? []).some((shape) => hits(shape, to)));
    return [
      ...stands.map(({ at }) => `${where}: nobody can stand at ${at.join(" ")}`),
      ...towers.map(({ at }) => `${where}: the tower at ${at.join(" ")} is off the floor`),
      ...(moved ? [`${where}: the way ends in what hits next`] : []),
      ...(safeGround(arena, step).length === 0 ? [`${where}: no place is safe`] : []),
    ];
  });
}

/** Dangling references: mechanics, actions, parts, branches, sources, phantom jobs, player actions. */
function lost(fight: Fight): readonly Finding[] {
  const { actions, branches = [], casts, mechanics, parts } = fight;
  const known = {
    mechanic: new Set(mechanics.map(({ id }) => id)),
    part: new Set(parts.filter(({ clock }) => clock === "part").map(({ id }) => id)),
    branch: new Set(branches.flatMap(({ options }) => options)),
    source: new Set(Object.keys(sources)),
    phantomJob: new Set(records.phantomJobs.map(({ id }) => id)),
    phantomAction: new Set(records.phantomActions.map(({ id }) => id)),
    lostAction: new Set<string>(lostActionIds),
    logosAction: new Set<string>(logosActionIds),
  };
  const missing = (what: keyof typeof known, id: string | undefined, where: string) =>
    id === undefined || known[what].has(id) ? [] : [`${where}: ${what} ${id}`];
  const who = (each: string, where: string) => {
    const [kind, id] = each.split(":");
    const table = { job: "phantomJob", lost: "lostAction", logos: "logosAction" } as const;
    return kind === "job" || kind === "lost" || kind === "logos" ? missing(table[kind], id, where) : [];
  };
  return [
    ...casts.flatMap((cast, at) => [
      ...missing("mechanic", cast.mechanic, `cast ${at}`),
      ...missing("part", cast.part, `cast ${at}`),
      ...missing("branch", cast.branch, `cast ${at}`),
    ]),
    ...mechanics.flatMap(({ asks = [], id, names, title, sources: from }) => [
      ...from.flatMap((source) => missing("source", source, id)),
      ...asks.flatMap((ask) => [
        ...missing("phantomJob", ask.phantomJob, id),
        ...missing("phantomAction", ask.phantomAction, id),
        ...missing("lostAction", ask.lostAction, id),
        ...missing("logosAction", ask.logosAction, id),
      ]),
      ...(names === undefined && title === undefined ? [`${id}: no name`] : []),
    ]),
    ...fight.sources.flatMap((source) => missing("source", source, "sources")),
    ...stepsOf(fight).flatMap(([where, { stand = [], towers = [] }]) =>
      [...stand, ...towers].flatMap((each) => (each.who ?? []).flatMap((one) => who(one, where))),
    ),
    ...Object.keys(actions).flatMap((id) =>
      casts.some(({ action }) => action === id) ||
      mechanics.some(
        ({ actions: own, shapes }) => own.includes(id) || shapes.some(({ action }) => action === id),
      ) ||
      (fight.enrage ?? []).some(({ action }) => action === id)
        ? []
        : [`action ${id} is used nowhere`],
    ),
  ];
}

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

describe.each(fights)("the fight %s", (key, fight) => {
  it("a fight's ids match its path and are unique", () => {
    expect(`${fight.operation}/${fight.id}`).toBe(key);
    expect(unique(fight.mechanics.map(({ id }) => id))).toBe(true);
    expect(unique(fight.parts.map(({ id }) => id))).toBe(true);
  });

  it("a fight refers only to existing records", () => {
    expect(lost(fight)).toEqual([]);
    if (fight.engagement !== undefined)
      expect(records.engagements.map(({ id }) => id)).toContain(fight.engagement);
    if (fight.duel !== undefined) expect(records.duels.map(({ id }) => id)).toContain(fight.duel);
    if (fight.monster !== undefined)
      expect(records.notoriousMonsters.map(({ id }) => id)).toContain(fight.monster);
  });

  it("a fight lists its parts in order of time", () => {
    const starts = fight.parts.flatMap(({ from }) => (from === undefined ? [] : [from]));
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
  });

  it("mechanics confirmed by more than one source list at least two", () => {
    for (const { confidence, id, sources: from } of fight.mechanics) {
      expect(unique(from), id).toBe(true);
      if (confidence !== "one") expect(from.length, id).toBeGreaterThan(1);
    }
  });

  it("drawn steps of a fight place players on safe ground", () => {
    expect(misplaced(fight)).toEqual([]);
  });

  it("texts of a fight exist in all four languages or none, for existing mechanics", () => {
    const written = sentenceLanguages.filter((language) => readFightWords(key, language) !== undefined);
    expect([0, sentenceLanguages.length]).toContain(written.length);
    const mechanicIds = fight.mechanics.map(({ id }) => id);
    const partIds = fight.parts.map(({ id }) => id);
    const branchIds = (fight.branches ?? []).flatMap(({ options }) => options);
    const ofEnglish = Object.keys(readFightWords(key, "en")?.mechanics ?? {}).sort();
    for (const language of written) {
      const words = readFightWords(key, language);
      const { branches = {}, mechanics = {}, parts = {} } = words ?? {};
      expect(mechanicIds, `${language}.json: mechanics`).toEqual(
        expect.arrayContaining(Object.keys(mechanics)),
      );
      expect(partIds, `${language}.json: parts`).toEqual(expect.arrayContaining(Object.keys(parts)));
      expect(branchIds, `${language}.json: branches`).toEqual(expect.arrayContaining(Object.keys(branches)));
      expect(Object.keys(mechanics).sort(), language).toEqual(ofEnglish);
      for (const { id, strategies = [] } of fight.mechanics) {
        const own = mechanics[id];
        if (own === undefined) continue;
        for (const [strategy, texts] of Object.entries(own.steps ?? {})) {
          const drawn = strategies.find((each) => each.id === strategy);
          expect(drawn?.steps.length, `${language}.json: steps of ${id}, ${strategy}`).toBe(texts.length);
        }
        for (const strategy of Object.keys(own.strategies ?? {}))
          expect(
            strategies.map((each) => each.id),
            `${language}.json: strategies of ${id}`,
          ).toContain(strategy);
      }
    }
  });

  it("the files of a fight are formatted", () => {
    const files = [fightFile(key), ...sentenceLanguages.map((language) => fightWordsFile(key, language))];
    for (const [at, file] of files.entries()) {
      if (at > 0 && readFightWords(key, sentenceLanguages[at - 1] ?? "en") === undefined) continue;
      const text = readFileSync(file, "utf8");
      expect(
        printJson(JSON.parse(text)) === text,
        `${file.pathname}: node packages/fieldops/tools/format-fights.ts`,
      ).toBe(true);
    }
  });
});

describe("the checks of fights", () => {
  const [, fight] = fights.find(([key]) => key === "forked-tower-blood/marble-dragon") ?? [];
  if (fight === undefined) throw new Error("the Marble Dragon is gone");
  const [first] = fight.mechanics;
  if (first === undefined) throw new Error("the Marble Dragon does nothing");
  const withStep = (step: Step): Fight => ({
    ...fight,
    mechanics: [{ ...first, strategies: [{ id: "only", steps: [step] }] }],
  });
  const circle = (x: number, r: number) => ({ shape: "circle", at: [x, 0], r }) as const;

  it("misplaced finds places that are hit or off the floor, and steps without safe ground", () => {
    expect(misplaced(withStep({ danger: [circle(0, 5)], stand: [{ at: [3, 0] }] }))).toHaveLength(1);
    expect(misplaced(withStep({ stand: [{ at: [31, 0] }] }))).toHaveLength(1);
    expect(misplaced(withStep({ towers: [{ at: [0, 40], r: 4 }] }))).toHaveLength(1);
    expect(misplaced(withStep({ next: [circle(0, 5)], move: { from: [9, 0], to: [0, 0] } }))).toHaveLength(1);
    expect(misplaced(withStep({ danger: [circle(0, 60)] }))).toHaveLength(1);
    expect(misplaced(withStep({ danger: [circle(0, 5)], stand: [{ at: [6, 0] }] }))).toEqual([]);
  });

  it("the fight checks report unknown mechanics and jobs", () => {
    const cast = { t: 5, kind: "raid", mechanic: "no-such" } as const;
    expect(lost({ ...fight, casts: [...fight.casts, cast] })).toHaveLength(1);
    expect(
      lost(withStep({ stand: [{ at: [0, 0], who: ["job:baker"] }] })).some((each) => /baker/.test(each)),
    ).toBe(true);
  });

  it("the fight schema rejects a donut whose inner radius exceeds the outer one", () => {
    const donut = { shape: "donut", at: [0, 0], inner: 9, r: 5 };
    expect(
      fightSchema.safeParse({
        ...withStep({}),
        mechanics: [{ ...first, strategies: [{ id: "x", steps: [{ danger: [donut] }] }] }],
      }).success,
    ).toBe(false);
  });

  it("more than 20 drawn steps of fights have a danger zone", () => {
    const drawn = fights.flatMap(([, each]) => stepsOf(each));
    expect(drawn.filter(([, step]) => dangerOf(step).length > 0).length).toBeGreaterThan(20);
  });

  it("the fight list has every fight of all 12 operations", () => {
    expect(fightList).toHaveLength(fights.length);
    expect(new Set(fightList.map(({ operation }) => operation)).size).toBe(12);
    expect(printJson(sources)).toBe(readFileSync(fightSourcesFile, "utf8"));
  });
});
