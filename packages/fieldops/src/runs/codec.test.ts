import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run, shortName } from "../../checks/run-arbitraries.ts";
import { fromBase64 } from "../share-codes/base64.ts";
import { boardOfParty } from "../tower-board/from-run.ts";
import { decodeRun, encodeNames, encodeRun, LATEST_START, readerView } from "./codec.ts";
import { dutyOf, emptyRun } from "./duties.ts";
import { needsOf, phantomsOf } from "./needs.ts";
import { somebody } from "./people.ts";
import { MAX_NAME_LENGTH } from "./tidy-text.ts";
import { type Run, runKinds } from "./types.ts";

describe("run links", () => {
  it("runKinds keeps the order that existing links rely on", () => {
    const inPlace = ["ba", "drs", "castrum", "dalriada", "tower-blood", "tower-magic", "tower-magic-extreme"];
    expect(runKinds.slice(0, inPlace.length)).toEqual(inPlace);
  });

  it("a run link round-trips and keeps names out of its path", () => {
    fc.assert(
      fc.property(run, (given) => {
        const code = encodeRun(given);
        expect(decodeRun(code, encodeNames(given))).toEqual({
          run: given,
          view: { of: "leader" },
          faults: [],
          missing: { seats: 0, people: 0 },
        });
        const bare = {
          ...given,
          title: "",
          leader: "",
          people: [],
          leaders: given.leaders.map(() => ""),
          passcodes: { main: "", support: "" },
          sent: [],
          seats: given.seats.map((each) => ({ ...each, name: "" })),
        };
        expect(encodeRun(bare)).toBe(code);
        expect(encodeNames(bare)).toBe("");
      }),
      { seed: 71 },
    );
  });

  it("reader and seat links contain the seating but no passcodes, bench or wishes", () => {
    fc.assert(
      fc.property(run, fc.nat(40), (given, place) => {
        for (const view of [readerView, { of: "seat", place } as const]) {
          const names = encodeNames(given, view);
          const read = decodeRun(encodeRun(given, view), names);
          expect(read.view).toEqual(view);
          expect(read.faults).toEqual([]);
          const phantoms = phantomsOf(given);
          expect(read.run.seats).toEqual(
            given.seats.map((seat, at) => ({ ...seat, job: phantoms[at] ?? null })),
          );
          expect(read.run.passcodes).toEqual({ main: "", support: "" });
          expect(read.run.people.map(({ name }) => name).toSorted()).toEqual(
            given.seats.flatMap(({ name }) => (name === "" ? [] : [name])).toSorted(),
          );
          expect(read.run.people.every(({ wishes, tasks }) => wishes.length + tasks.length === 0)).toBe(true);
        }
      }),
      { seed: 74 },
    );
  });

  it("a reader link covers the same needs and phantom jobs as the host’s board", () => {
    const covered = (each: Run) =>
      needsOf(each).map(({ filledBy, group, lacking, planned }) => ({ filledBy, group, lacking, planned }));
    fc.assert(
      fc.property(run, (given) => {
        const read = decodeRun(encodeRun(given, readerView), encodeNames(given, readerView)).run;
        expect(covered(read)).toEqual(covered(given));
        for (const party of given.leaders.keys()) {
          const plays = (each: Run) => boardOfParty(each, party)?.players.map((player) => player.plays);
          expect(plays(read)).toEqual(plays(given));
        }
      }),
      { seed: 75 },
    );
  });

  it("only the leader’s link contains passcodes", () => {
    const given = { ...emptyRun("ba"), title: "Arsenal", passcodes: { main: "4711", support: "0815" } };
    const texts = (view: Parameters<typeof encodeNames>[1]) =>
      fromBase64(encodeRun(given, view)) + fromBase64(encodeNames(given, view));
    expect(texts({ of: "leader" })).toMatch(/4711.*0815/s);
    for (const view of [readerView, { of: "seat", place: 50 } as const])
      expect(texts(view)).not.toMatch(/4711|0815/);
  });

  it("a new run’s link is under 260 characters and a full one under 1,900", () => {
    for (const kind of runKinds) {
      const fresh = emptyRun(kind);
      expect(encodeRun(fresh).length).toBeLessThan(260);
      const full = {
        ...fresh,
        title: "Thursday reclear",
        seats: fresh.seats.map((seat, place) => ({
          ...seat,
          name: `Ottoline Fair${place}`,
          plays: "whm" as const,
        })),
      };
      expect(encodeRun(full, readerView).length + encodeNames(full, readerView).length).toBeLessThan(1900);
    }
  });

  it("decodeRun returns a run with faults for truncated, invalid or huge codes", () => {
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

  it("decodeRun keeps whole names of truncated text and counts the missing ones", () => {
    fc.assert(
      fc.property(run, fc.nat(2000), (given, kept) => {
        const names = encodeNames(given);
        const cut = names.slice(0, Math.min(kept, Math.max(0, names.length - 3)));
        if (cut === "") return;
        const read = decodeRun(encodeRun(given), cut);
        expect(read.faults).toContain("namesTorn");
        const all = new Map(given.people.map((each) => [each.name, each]));
        for (const each of read.run.people) expect(each).toEqual(all.get(each.name));
        if (cut.length > 300) expect(read.run.people.length + read.missing.people).toBe(given.people.length);
      }),
      { seed: 75 },
    );
  });

  it("decodeRun drops a start after LATEST_START and reports it as a fault", () => {
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

  it("run links keep names short, on one line and free of invisible marks", () => {
    const [first, ...rest] = emptyRun("drs").seats;
    if (first === undefined) throw new Error("no seat");
    const long = {
      ...emptyRun("drs"),
      seats: [{ ...first, name: `a\u202e\u200bb\n${"x".repeat(200)}` }, ...rest],
    };
    const { run: read } = decodeRun(encodeRun(long), encodeNames(long));
    expect(read.seats[0]?.name).toBe(`a b ${"x".repeat(MAX_NAME_LENGTH - 4)}`);
    fc.assert(
      fc.property(shortName, (name) => {
        const given = { ...emptyRun("drs"), people: name === "" ? [] : [somebody(name)] };
        expect(decodeRun(encodeRun(given), encodeNames(given)).run.people).toEqual(given.people);
      }),
      { seed: 76 },
    );
  });
});

/** Version 1 links, as they were posted in chats. */
const first = [
  {
    kind: "drs",
    type: "reclear",
    code: "MTsxOzQ7MTsxO2h0a3BpOzIuLi4xLmx5bm4vYW55cHJvZy90YW5rfjJ-M349MX40fjV-Nn4xfjJ-Ni4uMWN-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4xfjJ-PTF-M349MX40fjV-Nn4x",
    names:
      "RnJpZGF5IGRycwpPcmxhCkF5YSBTb2wKCgoKCgoKCgpCbyDigJxCb2xk4oCdIFRhbgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK44Of44Ot",
  },
  {
    kind: "ba",
    type: "frag",
    code: "MTswOzU7MDswO2h0a3BpOzIuLi4xfjN-PTF-MX49NH4yfjZ-M34xfj00fjJ-M349MX4xfj00fjJ-M349MX4xfj00fjJ-M349MX4xfj00fjJ-M349MX4xfj00",
    names:
      "RnJpZGF5IGJhCk9ybGEKQXlhIFNvbAoKCgoKCgoKCkJvIOKAnEJvbGTigJ0gVGFuCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgrjg5_jg60",
  },
  {
    kind: "tower-magic-extreme",
    type: "",
    code: "MTs1OzI7MDswO2h0a3BpOzAuLi4xfjB-PTd-Ni41fjB-PTEx",
    names:
      "RnJpZGF5IHRvd2VyLW1hZ2ljCk9ybGEKQXlhIFNvbAoKCgoKCgoKCkJvIOKAnEJvbGTigJ0gVGFuCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgrjg5_jg60",
  },
  {
    kind: "tower-magic",
    type: "",
    code: "MTs1OzE7MDswO2h0a3BpOzAuLi4xfjB-PTd-Ni41fjB-PTEx",
    names:
      "RnJpZGF5IHRvd2VyLW1hZ2ljCk9ybGEKQXlhIFNvbAoKCgoKCgoKCkJvIOKAnEJvbGTigJ0gVGFuCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgrjg5_jg60",
  },
] as const;

describe("version 1 run links", () => {
  it.each(first)(
    "a version 1 link of $kind opens in full despite trailing chat punctuation",
    ({ kind, type, code, names }) => {
      for (const tail of ["", ")", ".", ">", "**"]) {
        const { run: read, view, faults } = decodeRun(code, names + tail);
        expect(faults).toEqual([]);
        expect(view).toEqual({ of: "leader" });
        expect(read).toMatchObject({
          kind,
          type,
          leader: "Orla",
          start: 1_796_000_040_000 - (1_796_000_040_000 % 60_000),
        });
        expect(read.title).toMatch(/^Friday/);
        expect(read.seats).toHaveLength(emptyRun(kind).seats.length);
        expect([0, 9, 47].map((place) => read.seats[place]?.name)).toEqual([
          "Aya Sol",
          "Bo “Bold” Tan",
          "ミロ",
        ]);
        expect(read.seats[0]?.locked).toBe(true);
        expect(read.seats[0]?.plan).toBe(kind === "drs" ? "lynn/anyprog/tank" : "");
        expect(read.seats[9]?.tasks).toEqual(kind === "drs" ? ["rend", "banish"] : []);
        expect(read.seats[9]?.job).toBe(dutyOf(kind).brings === "job" ? "bard" : null);
        expect(read.people.map(({ name }) => name)).toEqual(["Aya Sol", "Bo “Bold” Tan", "ミロ"]);
      }
    },
  );
});
