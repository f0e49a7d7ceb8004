import { buildIndex, search } from "@foray/fieldops/search/index";
import { expect, test } from "vitest";
import { siteFinds } from "../../../../build/plugins/search/finds.ts";
import { grouped } from "../groups.ts";

const found = await siteFinds();
const index = buildIndex(
  found.map(({ names, ...rest }) => ({
    ...rest,
    names: { ...names, en: names.en ?? "" },
    line: "",
    glyph: undefined,
  })),
);

const tasks: readonly (readonly [word: string, to: string])[] = [
  ["unlock", "/start"],
  ["start", "/start"],
  ["begin", "/start"],
  ["beginner", "/start"],
  ["freischalten", "/start"],
  ["anfangen", "/start"],
  ["débloquer", "/start"],
  ["commencer", "/start"],
  ["解放", "/start"],
  ["始める", "/start"],
  ["初心者", "/start"],
  ["relic", "/relics"],
  ["Relikt", "/relics"],
  ["relique", "/relics"],
  ["レリック", "/relics"],
  ["api", "/developers"],
  ["bot", "/developers"],
  ["Schnittstelle", "/developers"],
  ["ボット", "/developers"],
  ["stream", "/developers#embeds"],
  ["overlay", "/developers#embeds"],
  ["配信", "/developers#embeds"],
  ["einbetten", "/developers#embeds"],
  ["diffusion", "/developers#embeds"],
];

test.each(tasks)("a search for “%s” finds %s first", (word, to) => {
  const [first] = grouped(search(index, word, 24)).flatMap(({ finds }) => finds);
  expect(first?.target).toBe(to);
});

test.each([
  ["tracker", "/timers"],
  ["NM tracker", "/timers"],
  ["south horn timers", "/timers/south-horn"],
  ["timers southhorn", "/timers/south-horn"],
  ["timers/South Horn", "/timers/south-horn"],
  ["southhorn timers", "/timers/south-horn"],
  ["timers zadnor", "/timers/zadnor"],
  ["pagos board", "/timers/eureka-pagos"],
  ["anemos tracker", "/timers/eureka-anemos"],
])("a search for “%s” finds the board at %s first", (text, to) => {
  const [first] = grouped(search(index, text, 24)).flatMap(({ finds }) => finds);
  expect(first?.target).toBe(to);
});
