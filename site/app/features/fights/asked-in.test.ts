import { fightAsks } from "@foray/fieldops/records/fights/asks/facts";
import { describe, expect, it } from "vitest";
import { askedIn } from "./asked-in.ts";

describe("actions that fights call for", () => {
  it("actions that fights call for are listed once, in list order and with every mechanic", () => {
    const called = askedIn(fightAsks, "lostAction", [
      "lost-perception",
      "lost-cure",
      "lost-dispel",
      "lost-perception",
    ]);
    expect(called.map(({ action }) => action)).toEqual(["lost-perception", "lost-dispel"]);
    expect(called[0]?.places).toContainEqual({ fight: "drs/slimes", mechanic: "traps" });
    expect(called[1]?.places).toContainEqual({ fight: "drs/bozjan-phantom", mechanic: "ice-spikes" });
  });

  it("actions of another kind are not listed as called for by fights", () => {
    expect(askedIn(fightAsks, "logosAction", ["lost-dispel"])).toEqual([]);
    expect(askedIn(fightAsks, "logosAction", ["dispel-l"]).length).toBe(1);
  });
});
