import { encodeBoard } from "@foray/fieldops/instance-board/board-link";
import { encodeNames, encodeRun } from "@foray/fieldops/runs/codec";
import { emptyRun } from "@foray/fieldops/runs/duties";
import fc from "fast-check";
import { expect, test } from "vitest";
import { knownPaths } from "../../build/plugins/pages/declared.ts";
import { withoutChatTail } from "./trailing-punctuation.ts";

const code = (length: number) =>
  fc
    .array(fc.constantFrom(..."ABCXYZabcxyz0189-_"), { minLength: length, maxLength: length })
    .map((letters) => letters.join(""));

/** Every kind of link that the site creates, as a path with query and fragment. */
const links = fc.oneof(
  fc.constantFrom(...knownPaths.filter((path) => path !== "/")),
  code(12).map((text) => `/drs/holster/c/${text}`),
  code(6).map((text) => `/drs/holster/lynn/anyprog/tank?bags=${text}`),
  fc.tuple(code(8), fc.string()).map(([text, name]) => {
    const query = new URLSearchParams({ name: `${name}x` });
    return `/eureka/loadout/${text}?${query}`;
  }),
  fc.constant(`/timers/south-horn#board=${encodeBoard("southHorn", [])}`),
  code(43).map((seed) => `/timers/zadnor#live=${seed}`),
  code(64).map((keys) => `/timers/zadnor#read=${keys}`),
  fc.constant(`/run/${encodeRun(emptyRun("drs"))}`),
  fc.constant(`/run/${encodeRun(emptyRun("drs"))}#${encodeNames(emptyRun("drs"))}`),
  fc.constant("/map/zadnor?x=12.5&y=-7.25&zoom=4&layers=fate&poi=zadnor-fate-1734"),
  fc.constant("/forecast/cassie?with=logograms#why"),
  fc.constant("/rewards?zone=zadnor&kind=duel"),
  fc.constant("/weather-finder?zone=pagos&weather=blizzards"),
);

/** Characters that Discord, forums and sentences leave behind a link, raw and percent-encoded. */
const tails = fc.constantFrom(
  ")",
  ".",
  ">",
  "**",
  ",",
  ").",
  ">)",
  "***,",
  "]",
  "’",
  "!",
  "%3E",
  "%22.",
  "”)",
  "`",
);

test("withoutChatTail removes only the punctuation behind a link of any kind", () => {
  fc.assert(
    fc.property(links, fc.array(tails, { maxLength: 3 }), (link, behind) => {
      expect(withoutChatTail(link + behind.join(""))).toBe(link);
    }),
    { numRuns: 2000, seed: 5 },
  );
});

test.each(["/", "", "/?q=a"])("withoutChatTail leaves %j unchanged", (address) => {
  expect(withoutChatTail(address)).toBe(address);
});
