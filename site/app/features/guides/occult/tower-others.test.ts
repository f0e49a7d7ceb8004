import { towers } from "@foray/fieldops/records/towers/facts";
import { expect, test } from "vitest";
import german from "./messages/de.ts";
import french from "./messages/fr.ts";
import japanese from "./messages/ja.ts";
import { guideMessages as english } from "./messages.ts";

const numbers = (text: string) => text.match(/\d+/g) ?? [];

test("every number in the towerOthers messages is among the recorded conflicts of a tower", () => {
  const conflicts = towers.flatMap((tower) => tower.conflicts ?? []);
  for (const { towerOthers } of [english, japanese, german, french]) {
    for (const [field, text] of Object.entries(towerOthers)) {
      const recorded = conflicts
        .filter((conflict) => conflict.field === field)
        .flatMap(({ kept, others }) => numbers([kept ?? "", ...others].join(" ")));
      expect(conflicts.map((conflict) => conflict.field)).toContain(field);
      for (const number of numbers(text)) expect(recorded, `${field}: ${text}`).toContain(number);
    }
  }
});
