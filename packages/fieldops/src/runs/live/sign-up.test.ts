import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shortName, wish } from "../../../checks/run-arbitraries.ts";
import { emptyRun } from "../duties.ts";
import { runJobs, runTasks } from "../seat-words.ts";
import { takeSeat } from "../seating.ts";
import { readSignUps } from "../sign-ups/read.ts";
import {
  emptyForm,
  formStatuses,
  personOf,
  readSignUp,
  type SignUpForm,
  signUpLine,
  signUpText,
  tidyNote,
} from "./sign-up.ts";
import { benchFor, suggestionFor } from "./suggestion.ts";

const sable: SignUpForm = {
  ...emptyForm,
  name: "Sable Fenn",
  world: "Spriggan",
  wishes: [
    { role: "healer", job: "whm" },
    { role: "healer", job: "sch" },
    { role: "ranged", job: "dnc" },
  ],
  phantom: ["time-mage", "chemist"],
  company: "Tove Lind",
  note: "Same party, please.",
  owns: [{ id: "phoenix-down", count: 3 }],
};

const form: fc.Arbitrary<SignUpForm> = fc.record({
  name: shortName.filter((name) => name !== ""),
  world: shortName,
  wishes: fc.uniqueArray(wish, { maxLength: 6, selector: ({ role, job }) => job ?? role }),
  phantom: fc.subarray([...runJobs], { maxLength: 5 }),
  tasks: fc.subarray([...runTasks]),
  status: fc.constantFrom(...formStatuses),
  times: shortName,
  company: shortName,
  note: fc.string({ unit: "grapheme", maxLength: 150 }).map(tidyNote),
  owns: fc.array(
    fc.record({ id: fc.constantFrom("phoenix-down", "lost-cure"), count: fc.integer({ min: 1, max: 999 }) }),
    { maxLength: 5 },
  ),
});

describe("the text of a sign-up", () => {
  it("a sign-up round-trips through signUpText and readSignUp", () => {
    expect(readSignUp(signUpText(sable))).toEqual(sable);
    fc.assert(
      fc.property(form, (each) => {
        expect(readSignUp(signUpText(each))).toEqual(each);
      }),
    );
  });

  it.each([
    "",
    "null",
    "[]",
    '{"n":""}',
    '{"n":"A","j":["whm","dancing"]}',
    '{"n":"A\\u202eB"}',
    `{"n":"${"A".repeat(2000)}"}`,
    '{"n":"A","o":[["../etc",1]]}',
    '{"n":"A","o":[["phoenix-down",-1]]}',
    '{"__proto__":{"n":"A"}}',
    '{"n":["A"]}',
  ])("readSignUp rejects '%s'", (text) => {
    expect(readSignUp(text)).toBeUndefined();
  });

  it("readSignUp keeps markup in a name as plain text", () => {
    expect(readSignUp(signUpText({ ...sable, name: "<b>Sable</b>" }))?.name).toBe("<b>Sable</b>");
  });
});

describe("the line of a sign-up", () => {
  it.each([
    sable,
    { ...sable, phantom: [], status: "late" as const },
    { ...sable, wishes: [{ role: "tank" as const, job: null }], phantom: ["knight" as const] },
    {
      ...sable,
      wishes: [],
      phantom: ["blue-mage" as const, "freelancer" as const],
      status: "tentative" as const,
    },
  ])("readSignUps reads a line by signUpLine as the same person: %j", (each) => {
    const { people, leftOut } = readSignUps(signUpLine(each), "job");
    expect(leftOut).toEqual([]);
    expect(people).toMatchObject([
      { name: "Sable Fenn", wishes: each.wishes, phantom: each.phantom, status: each.status, doubts: [] },
    ]);
  });

  it("a line by signUpLine round-trips every phantom job and status", () => {
    for (const job of runJobs)
      for (const status of formStatuses) {
        const line = signUpLine({ ...sable, phantom: [job], status });
        expect([line, readSignUps(line, "job").people.map((each) => [each.phantom, each.status])]).toEqual([
          line,
          [[[job], status]],
        ]);
      }
  });
});

describe("suggestions for a seat", () => {
  const person = personOf(sable);
  it("suggestionFor returns a free seat for the best wish", () => {
    const run = emptyRun("drs");
    const found = suggestionFor(run, person);
    expect(found).toMatchObject({ to: "seat", choice: 1 });
    expect(found.to === "seat" && run.seats[found.place]?.role).toBe("healer");
  });

  it("suggestionFor prefers a seat that asks for the person’s phantom job", () => {
    const run = emptyRun("tower-blood");
    const seats = run.seats.with(30, { ...(run.seats[30] ?? expect.fail("no seat")), job: "chemist" });
    expect(suggestionFor({ ...run, seats }, person)).toMatchObject({ place: 30, job: "chemist" });
  });

  it("suggestionFor returns the bench if no seat is free or the person asks for it", () => {
    const run = emptyRun("drs");
    const full = { ...run, seats: run.seats.map((seat, at) => ({ ...seat, name: `P${at}` })) };
    expect(suggestionFor(full, person)).toEqual({ to: "bench", why: "full" });
    expect(suggestionFor(run, { ...person, status: "bench" })).toEqual({ to: "bench", why: "askedBench" });
    const locked = { ...run, seats: run.seats.map((seat) => ({ ...seat, locked: true })) };
    expect(suggestionFor(locked, person).to).toBe("bench");
  });

  it("benchFor lists players who fit the seat, those present first", () => {
    const run = emptyRun("drs");
    const place = run.seats.findIndex(({ role }) => role === "healer");
    const other = { ...person, name: "Ivo Kest" };
    const seated = takeSeat(
      { ...run, people: [person, other, { ...person, name: "Piet Vos" }] },
      place,
      "Piet Vos",
    );
    const names = (isHere: (name: string) => boolean) =>
      benchFor(seated, place, ({ name }) => isHere(name)).map(({ name }) => name);
    expect(names(() => false).slice(0, 1)).toEqual(["Sable Fenn"]);
    expect(names((name) => name === "Ivo Kest").slice(0, 2)).toEqual(["Ivo Kest", "Sable Fenn"]);
  });
});
