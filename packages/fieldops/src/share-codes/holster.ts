import { lostActionCodes } from "#records/lost-actions/codes";
import { type LostActionId, lostActionIds } from "#records/lost-actions/ids";
import { fromBase64, MAXIMUM_LENGTH, toBase64 } from "./base64.ts";
import { type Ignored, ignoredList, MAXIMUM_ENTRIES } from "./ignored.ts";

/** `quantity` is 1 to 35. */
export type HolsterEntry = Readonly<{ action: LostActionId; quantity: number }>;

export type HolsterBags = Readonly<{ prepop: readonly HolsterEntry[]; main: readonly HolsterEntry[] }>;

export type DecodedHolster = HolsterBags & Readonly<{ ignored: readonly Ignored[] }>;

/** A quantity is one base-36 digit. */
export const MAXIMUM_QUANTITY = 35;

const byCode: ReadonlyMap<string, LostActionId> = new Map(
  lostActionIds.map((id) => [lostActionCodes[id], id]),
);

/** Quantities that a link cannot encode become 1, for compatibility with published links. */
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
 * Encodes a holster for a share link: URL-safe unpadded base64 of code and quantity pairs, with a comma
 * between the two bags. Quantities outside 1 to 35 become 1; entries after the 200th are dropped.
 * @throws TypeError for an id that is not a lost action.
 */
export function encodeHolster(bags: HolsterBags): string {
  const prepop = bags.prepop.slice(0, MAXIMUM_ENTRIES);
  const main = bags.main.slice(0, MAXIMUM_ENTRIES - prepop.length);
  return toBase64(`${bagText(prepop)},${bagText(main)}`);
}

/**
 * Decodes a holster from a share link of any version. Never throws: unreadable parts are reported in
 * `ignored`.
 *
 * Accepts both base64 alphabets, padded or not. A code and its quantity are two UTF-16 units; a quantity that
 * is 0 or not a base-36 digit is read as 1. Without a comma everything is in the first bag; text after a
 * second comma is ignored. Reads at most 200 entries.
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
