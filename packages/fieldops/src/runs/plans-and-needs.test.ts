import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../../checks/run-arbitraries.ts";
import { roles } from "../bozja/lost-actions/roles.ts";
import { dutyOf, emptyRun, seatLabel } from "./duties.ts";
import { drawPasscodes, eveningOf, fillTemplate } from "./evening.ts";
import { giveKit, seatsOf, shownRole } from "./kits.ts";
import { needsOf } from "./needs.ts";
import { runKinds } from "./types.ts";

describe("duties", () => {
  it("each duty has 48 uniquely labelled seats, the Baldesion Arsenal 56", () => {
    for (const kind of runKinds) {
      const { seats, leaders } = emptyRun(kind);
      expect(seats).toHaveLength(kind === "ba" ? 56 : 48);
      expect(leaders).toHaveLength(seats.length / 8);
      dutyOf(kind).parties.forEach((_, naming) => {
        const labels = seats.map((__, place) => seatLabel({ kind, naming }, place));
        expect(new Set(labels).size).toBe(seats.length);
      });
    }
    expect(seatLabel({ kind: "ba", naming: 0 }, 0)).toBe("1-1");
    expect(seatLabel({ kind: "ba", naming: 0 }, 55)).toBe("S8");
    expect(seatLabel({ kind: "drs", naming: 0 }, 6)).toBe("A7");
  });
});

describe("kits", () => {
  it("giveKit changes exactly the seats of its role, party or seat", () => {
    fc.assert(
      fc.property(run, fc.constantFrom(...roles), (given, role) => {
        const after = giveKit(given, { of: "role", role }, { plan: "lynn/anyprog/caster" });
        after.seats.forEach((seat, place) => {
          const before = given.seats[place];
          if (before === undefined) throw new Error("no seat");
          expect(seat).toEqual(
            shownRole(before) === role ? { ...before, plan: "lynn/anyprog/caster" } : before,
          );
        });
        expect(seatsOf(given, { of: "party", party: 1 })).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
        const one = giveKit(given, { of: "seat", place: 3 }, { plan: "lynn/anyprog/caster" });
        expect(one.seats.filter((seat, place) => seat !== given.seats[place])).toEqual([one.seats[3]]);
        expect(one.seats[3]?.plan).toBe("lynn/anyprog/caster");
      }),
      { seed: 92 },
    );
  });
});

describe("needs of a run", () => {
  it("needsOf counts lacking players and suggests only others who could help", () => {
    fc.assert(
      fc.property(run, (given) => {
        for (const { need, filledBy, lacking, could, planned } of needsOf(given)) {
          expect(lacking).toBe(Math.max(0, need.count - filledBy.length));
          expect(planned).toBeGreaterThanOrEqual(filledBy.length);
          for (const place of [...filledBy, ...could]) expect(given.seats[place]?.name).not.toBe("");
          expect(could.filter((place) => filledBy.includes(place))).toEqual([]);
          if (lacking === 0) expect(could).toEqual([]);
        }
      }),
      { seed: 93 },
    );
  });
});

describe("schedule, passcodes and messages of an evening", () => {
  const start = 1_800_000_000_000;
  it("eveningOf lists the announcement times of DRS and BA", () => {
    const minutes = (kind: (typeof runKinds)[number]) =>
      eveningOf({ kind, start }).map(({ step, at }) => [step, (start - at) / 60_000]);
    expect(minutes("drs")).toEqual([
      ["leaders", 45],
      ["main", 15],
      ["start", 0],
    ]);
    expect(minutes("ba")).toEqual([
      ["leaders", 30],
      ["support", 20],
      ["main", 15],
      ["start", 0],
    ]);
    expect(eveningOf({ kind: "ba", start: null })).toEqual([]);
  });

  it("drawPasscodes draws two different four-digit codes for BA and one for DRS", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
        const { main, support } = drawPasscodes({ kind: "ba" }, () => value);
        expect(main).toMatch(/^\d{4}$/);
        expect(support).toMatch(/^\d{4}$/);
        expect(support).not.toBe(main);
        expect(drawPasscodes({ kind: "drs" }, () => value).support).toBe("");
      }),
      { seed: 94 },
    );
  });

  it("fillTemplate fills known placeholders and keeps unknown ones", () => {
    const values = {
      title: "T",
      duty: "D",
      leader: "$&",
      party: "A",
      passcode: "0815",
      time: "19:00",
      link: "L",
    };
    expect(fillTemplate("{leader} {passcode} {what} {constructor} {{time}}", values)).toBe(
      "$& 0815 {what} {constructor} {19:00}",
    );
  });
});
