import fc from "fast-check";
import { expect, test } from "vitest";
import { fragmentFacts } from "#records/fragments/facts";
import { fragmentIds } from "#records/fragments/ids";
import { lostActionFacts } from "#records/lost-actions/facts";
import { lackedFragments } from "./lacked.ts";
import { neededActions, neededFragments } from "./needed.ts";

const homes = new Map(lostActionFacts.map(({ id, fragment }) => [id, fragment]));

test("lackedFragments lists the fragments that neededFragments finds in short supply", () => {
  const counts = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ action: fc.constantFrom(...lostActionFacts.map(({ id }) => id)), quantity: counts }),
        { selector: ({ action }) => action, maxLength: 12 },
      ),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...lostActionFacts.map(({ id }) => id)), counts)),
      fc.array(fc.tuple(fc.constantFrom(...fragmentIds), counts)),
      (main, runs, actions, fragments) => {
        const owned = new Map([...actions, ...fragments]);
        const needs = neededActions([{ prepop: [], main }], runs, owned);
        const wanted = needs.map(({ action, needed }) => {
          const fragment = homes.get(action);
          if (fragment === undefined) throw new Error(`${action} has no fragment`);
          return { action, fragment, needed };
        });
        const lacking = neededFragments(needs, homes, fragmentFacts, owned)
          .filter(({ atLeast, owned: unopened }) => atLeast > unopened)
          .map(({ fragment }) => fragment);
        expect(new Set(lackedFragments(wanted, owned))).toEqual(new Set(lacking));
      },
    ),
    { seed: 23, numRuns: 200 },
  );
});
