import fc from "fast-check";
import type { Inventory } from "./shape.ts";

const id = fc.stringMatching(/^[a-z0-9]{1,3}(?:-[a-z0-9]{1,3}){0,3}$/);
const counts = fc.dictionary(id, fc.integer({ min: 1, max: 9999 }), { maxKeys: 6, noNullPrototype: true });
const ids = fc.uniqueArray(id, { maxLength: 6 });

export const anyInventory: fc.Arbitrary<Inventory> = fc.record(
  {
    version: fc.constant(1),
    actions: counts,
    fragments: counts,
    mnemes: counts,
    logograms: counts,
    jobs: counts,
    notes: ids,
    records: ids,
    relics: fc.record(
      {
        weapons: fc.uniqueArray(
          fc.record({ line: id, job: fc.option(id), done: ids }, { noNullPrototype: true }),
          {
            selector: ({ job, line }) => `${line} ${job}`,
            maxLength: 4,
          },
        ),
        once: ids,
        items: counts,
      },
      { noNullPrototype: true },
    ),
  },
  { noNullPrototype: true },
);
