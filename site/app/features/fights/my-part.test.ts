import { describe, expect, it } from "vitest";
import { readKeys } from "./my-part.ts";

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
