import { describe, expect, it } from "vitest";
import { partOf } from "./my-part.ts";
import { readKeys } from "./read-keys.ts";

const nobody = { job: null, party: null, role: null };

describe("the sentences that a part reads", () => {
  const keys = ["all", "tank", "job:bard"];

  it("are its role's, or everyone's if its role has none", () => {
    expect(readKeys(keys, { ...nobody, role: "tank" })).toEqual(["tank"]);
    expect(readKeys(keys, { ...nobody, role: "healer" })).toEqual(["all"]);
    expect(readKeys(keys, nobody)).toEqual(["all"]);
  });

  it("stay beside those of a phantom job", () => {
    expect(readKeys(keys, { ...nobody, job: "bard" })).toEqual(["all", "job:bard"]);
    expect(readKeys(keys, { ...nobody, job: "bard", role: "tank" })).toEqual(["tank", "job:bard"]);
    expect(readKeys(keys, { ...nobody, job: "thief" })).toEqual(["all"]);
  });

  it("are none for a card without sentences", () => {
    expect(readKeys([], { ...nobody, job: "bard", role: "tank" })).toEqual([]);
  });
});

describe("a kept part", () => {
  it("is whole if all of it is still there", () => {
    const part = { job: "bard", party: "C", role: "healer" };
    expect(partOf(part)).toEqual({ part, lost: false });
    expect(partOf(nobody)).toEqual({ part: nobody, lost: false });
  });

  it("leaves out what has gone, and says so", () => {
    const kept = { job: "bard", party: "C", role: "healer" };
    expect(partOf({ ...kept, job: "baker" })).toEqual({ part: { ...kept, job: null }, lost: true });
    expect(partOf({ ...kept, party: "Z" })).toEqual({ part: { ...kept, party: null }, lost: true });
    expect(partOf({ ...kept, role: "baker" })).toEqual({ part: { ...kept, role: null }, lost: true });
  });
});
