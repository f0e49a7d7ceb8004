import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../../checks/run-arbitraries.ts";
import { roles } from "../bozja/lost-actions/roles.ts";
import { dutyOf, emptyRun, seatLabel } from "./duties.ts";
import { drawPasscodes, eveningOf, fillTemplate } from "./evening.ts";
import { giveKit, seatsOf, shownRole } from "./kits.ts";
import { needsOf } from "./needs.ts";
import { runKinds } from "./types.ts";

describe("the duties", () => {
  it("have 48 seats, the arsenal 56, each with a name of its own in every naming", () => {
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

describe("a kit for many", () => {
  it("reaches all of a role, a job or a party and nobody else", () => {
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

describe("needs", () => {
  it("are filled by players only, count what lacks, and name only others who said they could", () => {
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

describe("the evening", () => {
  const start = 1_800_000_000_000;
  it("has its moments as hosts keep them", () => {
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

  it("draws passcodes of four digits, two of them different", () => {
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

  it("fills templates and leaves what it does not know", () => {
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
