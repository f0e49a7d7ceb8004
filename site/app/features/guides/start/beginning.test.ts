import { unlocks } from "@foray/fieldops/records/unlocks/facts";
import { expect, test } from "vitest";
import { bozjaGuide } from "../bozja/pages.ts";
import { drsGuide } from "../drs/pages.ts";
import { eurekaGuide } from "../eureka/pages.ts";
import { occultGuide } from "../occult/pages.ts";

test.each([bozjaGuide.beginning, drsGuide.beginning, eurekaGuide.beginning, occultGuide.beginning])(
  "the guide of $operation lists unlocks of its own operation",
  ({ operation, unlock }) => {
    expect(unlock.length).toBeGreaterThan(0);
    for (const id of unlock) expect(unlocks.find((each) => each.id === id)?.operation, id).toBe(operation);
  },
);
