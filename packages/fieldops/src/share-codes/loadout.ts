import { logosActionCodes } from "#records/logos-actions/codes";
import { type LogosActionId, logosActionIds } from "#records/logos-actions/ids";
import { fromBase64, MAXIMUM_LENGTH, toBase64 } from "./base64.ts";
import { type Ignored, ignoredList, MAXIMUM_ENTRIES } from "./ignored.ts";

export type LoadoutTray = Readonly<{ umbral: LogosActionId | null; astral: LogosActionId | null }>;

export type DecodedLoadout = Readonly<{ trays: readonly LoadoutTray[]; ignored: readonly Ignored[] }>;

const EMPTY = "0";

const byCode: ReadonlyMap<string, LogosActionId> = new Map(
  logosActionIds.map((id) => [logosActionCodes[id], id]),
);

function slotText(action: LogosActionId | null): string {
  if (action === null) return EMPTY;
  const code: string | undefined = logosActionCodes[action];
  if (code === undefined) throw new TypeError(`'${action}' is not a logos action.`);
  return code;
}

/**
 * Encodes a loadout for a share link: URL-safe unpadded base64 of two codes per tray, with commas between
 * trays. Trays after the 200th are dropped.
 * @throws TypeError for an id that is not a logos action.
 */
export function encodeLoadout(trays: readonly LoadoutTray[]): string {
  return toBase64(
    trays
      .slice(0, MAXIMUM_ENTRIES)
      .map((tray) => slotText(tray.umbral) + slotText(tray.astral))
      .join(","),
  );
}

/**
 * Decodes a loadout from a share link of any version. Never throws: unreadable parts are reported in
 * `ignored`, and their slots stay empty.
 *
 * Accepts both base64 alphabets, padded or not. A tray that is too short has empty slots; characters after
 * its second are ignored; an empty text is one empty tray. Reads at most 200 trays.
 */
export function decodeLoadout(text: string): DecodedLoadout {
  const ignored = ignoredList();

  const slot = (code: string): LogosActionId | null => {
    if (code === "" || code === EMPTY) return null;
    const action = byCode.get(code);
    if (action === undefined) ignored.add(code, "unknownCode");
    return action ?? null;
  };

  const trays: LoadoutTray[] = [];
  for (const tray of fromBase64(text).split(",")) {
    if (trays.length === MAXIMUM_ENTRIES) {
      ignored.add(tray, "tooMany");
      continue;
    }
    trays.push({ umbral: slot(tray.slice(0, 1)), astral: slot(tray.slice(1, 2)) });
    if (tray.length > 2) ignored.add(tray.slice(2), "leftover");
  }
  if (text.length > MAXIMUM_LENGTH) ignored.add(text.slice(MAXIMUM_LENGTH), "tooMany");
  return { trays, ignored: ignored.list };
}
