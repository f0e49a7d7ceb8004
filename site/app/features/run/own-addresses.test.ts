import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownAddresses } from "./own-addresses.ts";

describe("an editor's own addresses", () => {
  test("are not taken for new ones, though the router comes to the first after the second was written", () => {
    const own = ownAddresses();
    expect(own.isNew("/run/opened")).toBe(true);
    own.write("/run/first");
    own.write("/run/second");
    expect(own.isNew("/run/first")).toBe(false);
    expect(own.isNew("/run/second")).toBe(false);
    expect(own.isNew("/run/first")).toBe(true);
  });

  test("are known however many the router passes over, and whatever is opened besides is new", () => {
    const steps = fc.array(fc.record({ own: fc.boolean(), passedOver: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(steps, (list) => {
        const own = ownAddresses();
        const waiting: string[] = [];
        for (const [at, step] of list.entries()) {
          const address = `/run/${at}`;
          if (step.own) {
            expect(own.write(address)).toBe(true);
            expect(own.write(address)).toBe(false);
            waiting.push(address);
          } else {
            for (const each of waiting.splice(0)) if (!step.passedOver) expect(own.isNew(each)).toBe(false);
            expect(own.isNew(address)).toBe(true);
            expect(own.isNew(address)).toBe(false);
          }
        }
      }),
      { seed: 31 },
    );
  });
});
