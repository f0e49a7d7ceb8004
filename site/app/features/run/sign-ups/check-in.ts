import { type CheckIn, type CheckInKind, checkInKinds, MAX_LATE } from "@foray/fieldops/runs/live/fields";
import * as v from "valibot";
import { parseJson } from "../../../browser/stored-shape.ts";

const shape = v.tuple([
  v.picklist(checkInKinds),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LATE)),
]);

export const checkInText = (kind: CheckInKind, late: number): string => JSON.stringify([kind, late]);

/** `time`: Unix ms. */
export function readCheckInText(text: string, time: number): CheckIn | undefined {
  const read = parseJson(shape, text);
  return read === undefined ? undefined : { kind: read[0], late: read[1], at: Math.floor(time / 60_000) };
}
