import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64 } from "../share-codes/base64.ts";
import { decodeRun, encodeNames, encodeRun, LATEST_START, LONGEST_NAME, tidyText } from "./codec.ts";
import { dutyOf, emptyRun } from "./duties.ts";
import { type Run, runJobs, runKinds, runTasks, type Seat, seatRoles } from "./types.ts";

const name = fc.string({ unit: "grapheme", maxLength: 70 }).map(tidyText);
const seat: fc.Arbitrary<Seat> = fc.record({
  role: fc.constantFrom(...seatRoles),
  job: fc.option(fc.constantFrom(...runJobs)),
  plan: fc.constantFrom("", "lynn/anyprog/tank", "c/RDF6MUkx", "healer/standard"),
  tasks: fc.subarray([...runTasks]),
  locked: fc.boolean(),
  name,
});
const run: fc.Arbitrary<Run> = fc.constantFrom(...runKinds).chain((kind) => {
  const { guides, parties, types } = dutyOf(kind);
  const size = emptyRun(kind).seats.length;
  return fc.record({
    kind: fc.constant(kind),
    title: name,
    leader: name,
    start: fc.option(fc.integer({ min: 0, max: 60_000_000 }).map((minutes) => minutes * 60_000)),
    type: fc.constantFrom("", ...types),
    naming: fc.nat(parties.length - 1),
    guide: fc.nat(Math.max(0, guides.length - 1)),
    seats: fc.array(seat, { minLength: size, maxLength: size }),
  });
});

describe("a run's link", () => {
  it("gives back what went in, and names nobody in its path", () => {
    fc.assert(
      fc.property(run, (given) => {
        const code = encodeRun(given);
        expect(decodeRun(code, encodeNames(given))).toEqual({ run: given, faults: [] });
        const bare = {
          ...given,
          title: "",
          leader: "",
          seats: given.seats.map((each) => ({ ...each, name: "" })),
        };
        expect(encodeRun(bare)).toBe(code);
        expect(encodeNames(bare)).toBe("");
      }),
      { seed: 71 },
    );
  });

  it("of an untouched run is short", () => {
    for (const kind of runKinds) expect(encodeRun(emptyRun(kind)).length).toBeLessThan(260);
  });

  it("that is cut, foreign or huge is answered with a run and the faults", () => {
    fc.assert(
      fc.property(run, fc.nat(400), fc.string({ unit: "binary" }), (given, kept, noise) => {
        const code = encodeRun(given);
        for (const text of [code.slice(0, kept), noise, code + noise]) {
          const { run: read } = decodeRun(text, noise);
          expect(read.seats).toHaveLength(emptyRun(read.kind).seats.length);
        }
      }),
      { seed: 72 },
    );
    expect(decodeRun("nonsense", "").faults).toEqual(["version"]);
    expect(decodeRun("", "").faults).toEqual([]);
    expect(decodeRun("A".repeat(20_000), "").faults).toContain("tooLong");
  });

  it("has a start that every clock can show, or none and a fault", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36 ** 8 - 1 }), (minutes) => {
        const given = { ...emptyRun("drs"), start: minutes * 60_000 };
        const { faults, run: read } = decodeRun(encodeRun(given), "");
        const sound = given.start <= LATEST_START;
        expect(read.start).toBe(sound ? given.start : null);
        expect(faults).toEqual(sound ? [] : ["start"]);
        if (read.start !== null)
          expect(() => new Date((read.start ?? 0) + 86_400_000).toISOString()).not.toThrow();
      }),
      { seed: 73 },
    );
    const missing = decodeRun(encodeRun({ ...emptyRun("drs"), start: Number.POSITIVE_INFINITY }), "");
    expect(missing.run.start).toBeNull();
  });

  it("keeps names short, on one line, and without marks that turn text", () => {
    const [first, ...rest] = emptyRun("drs").seats;
    if (first === undefined) throw new Error("no seat");
    const long = {
      ...emptyRun("drs"),
      seats: [{ ...first, name: `a\u202e\u200bb\n${"x".repeat(200)}` }, ...rest],
    };
    const { run: read } = decodeRun(encodeRun(long), encodeNames(long));
    expect(read.seats[0]?.name).toBe(`a b ${"x".repeat(LONGEST_NAME - 4)}`);
    expect(fromBase64(encodeNames(long)).split("\n")).toHaveLength(3);
  });
});
