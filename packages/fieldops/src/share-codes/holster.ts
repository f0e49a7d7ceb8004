import { lostActionCodes } from "#records/lost-actions/codes";
import { type LostActionId, lostActionIds } from "#records/lost-actions/ids";
import { fromBase64, MAXIMUM_LENGTH, toBase64 } from "./base64.ts";
import { type Ignored, ignoredList, MAXIMUM_ENTRIES } from "./ignored.ts";

/** A lost action and how many copies, 1 to 35. */
export type HolsterEntry = Readonly<{ action: LostActionId; quantity: number }>;

export type HolsterBags = Readonly<{ prepop: readonly HolsterEntry[]; main: readonly HolsterEntry[] }>;

export type DecodedHolster = HolsterBags & Readonly<{ ignored: readonly Ignored[] }>;

/** One base-36 digit holds a quantity, so a link carries at most this many of one action. */
export const MAXIMUM_QUANTITY = 35;

const byCode: ReadonlyMap<string, LostActionId> = new Map(
  lostActionIds.map((id) => [lostActionCodes[id], id]),
);

/** A quantity a link can carry; anything else counts as 1, as it always did. */
function linkQuantity(quantity: number): number {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_QUANTITY ? quantity : 1;
}

function bagText(entries: readonly HolsterEntry[]): string {
  return entries
    .map(({ action, quantity }) => {
      const code: string | undefined = lostActionCodes[action];
      if (code === undefined) throw new TypeError(`'${action}' is not a lost action.`);
      return code + linkQuantity(quantity).toString(36);
    })
    .join("");
}

/**
 * The share-link text of a holster: base64 (URL-safe, unpadded) of code and quantity pairs, the two bags parted by a comma.
 * A quantity outside 1 to 35 becomes 1; entries past the 200th are left out. Throws TypeError for an id that is not a lost action.
 */
export function encodeHolster(bags: HolsterBags): string {
  const prepop = bags.prepop.slice(0, MAXIMUM_ENTRIES);
  const main = bags.main.slice(0, MAXIMUM_ENTRIES - prepop.length);
  return toBase64(`${bagText(prepop)},${bagText(main)}`);
}

/**
 * The holster of a share-link text, old or new. Never throws: what cannot be read is reported in `ignored`. Reads both base64
 * alphabets, padded or not; a code and its quantity are two UTF-16 units; a quantity that is not a base-36 digit, or 0, is 1; without a comma all is
 * the first bag; what follows a second comma is ignored; at most 200 entries are read.
 */
export function decodeHolster(text: string): DecodedHolster {
  const ignored = ignoredList();
  const [prepopText = "", mainText = "", ...rest] = fromBase64(text).split(",");
  let room = MAXIMUM_ENTRIES;

  const bag = (pairs: string): readonly HolsterEntry[] => {
    const entries: HolsterEntry[] = [];
    for (let i = 0; i < pairs.length; i += 2) {
      const pair = pairs.slice(i, i + 2);
      const action = byCode.get(pair.slice(0, 1));
      if (pair.length < 2) ignored.add(pair, "leftover");
      else if (action === undefined) ignored.add(pair, "unknownCode");
      else if (room === 0) ignored.add(pair, "tooMany");
      else {
        entries.push({ action, quantity: linkQuantity(Number.parseInt(pair.slice(1), 36)) });
        room -= 1;
      }
    }
    return entries;
  };

  const prepop = bag(prepopText);
  const main = bag(mainText);
  for (const part of rest) if (part !== "") ignored.add(part, "leftover");
  if (text.length > MAXIMUM_LENGTH) ignored.add(text.slice(MAXIMUM_LENGTH), "tooMany");
  return { prepop, main, ignored: ignored.list };
}
