import { describe, expect, it } from "vitest";
import { partOf } from "./my-part.ts";
import { readKeys } from "./read-keys.ts";

const nobody = { job: null, party: null, role: null };

describe("readKeys", () => {
  const keys = ["all", "tank", "job:bard"];

  it("readKeys returns the role's sentences, else those for everyone", () => {
    expect(readKeys(keys, { ...nobody, role: "tank" })).toEqual(["tank"]);
    expect(readKeys(keys, { ...nobody, role: "healer" })).toEqual(["all"]);
    expect(readKeys(keys, nobody)).toEqual(["all"]);
  });

  it("readKeys adds the phantom job's sentences to the role's", () => {
    expect(readKeys(keys, { ...nobody, job: "bard" })).toEqual(["all", "job:bard"]);
    expect(readKeys(keys, { ...nobody, job: "bard", role: "tank" })).toEqual(["tank", "job:bard"]);
    expect(readKeys(keys, { ...nobody, job: "thief" })).toEqual(["all"]);
  });

  it("readKeys returns no sentences for a card without any", () => {
    expect(readKeys([], { ...nobody, job: "bard", role: "tank" })).toEqual([]);
  });
});

describe("partOf", () => {
  it("partOf keeps a stored part that is still valid", () => {
    const part = { job: "bard", party: "C", role: "healer" };
    expect(partOf(part)).toEqual({ part, lost: false });
    expect(partOf(nobody)).toEqual({ part: nobody, lost: false });
  });

  it("partOf drops unknown values and reports the loss", () => {
    const kept = { job: "bard", party: "C", role: "healer" };
    expect(partOf({ ...kept, job: "baker" })).toEqual({ part: { ...kept, job: null }, lost: true });
    expect(partOf({ ...kept, party: "Z" })).toEqual({ part: { ...kept, party: null }, lost: true });
    expect(partOf({ ...kept, role: "baker" })).toEqual({ part: { ...kept, role: null }, lost: true });
  });
});
