import { describe, expect, it } from "vitest";
import { locales } from "./locale.ts";
import { weatherName, zoneName } from "./names.ts";
import { weathers } from "./weathers/tables.ts";
import { zones } from "./zones/tables.ts";

describe("names of zones and weathers", () => {
  it("every zone and weather has a name in every language", () => {
    for (const locale of locales) {
      for (const { id } of zones) expect(zoneName(id, locale)).toMatch(/^\S(.*\S)?$/u);
      for (const { id } of weathers) expect(weatherName(id, locale)).toMatch(/^\S(.*\S)?$/u);
    }
  });

  it("zone and weather names are the game's, with English as the fallback", () => {
    expect(zoneName("eurekaAnemos", "ja")).toBe("エウレカ：アネモス帯");
    expect(zoneName("northHorn", "de")).toBe("Nördliches Kreszentia");
    expect(zoneName("auxesia", "ko")).toBe("Auxesia");
    expect(weatherName("gales", "fr")).toBe("Vents violents");
  });

  it("zone and weather names reject unknown ids or languages", () => {
    // @ts-expect-error an id from outside
    expect(() => zoneName("nope", "en")).toThrow(new TypeError("'nope' is an undefined zone ID."));
    // @ts-expect-error an id from outside
    expect(() => weatherName("nope", "en")).toThrow(new Error("'nope' is an undefined translate ID."));
    // @ts-expect-error a language from outside
    expect(() => zoneName("zadnor", "toString")).toThrow(RangeError);
  });
});
