import { ruleValue } from "../../rules/rules.ts";

/** On maps of any size factor. */
const YALMS = 2048 / 41;
const MOUNT_SPEED = ruleValue("mount-speed");
/** Duration of a teleport, as map units on a mount. */
export const JUMP_COST = (ruleValue("aetheryte-jump") * MOUNT_SPEED) / YALMS;

export const yalmsOf = (units: number): number => Math.round(units * YALMS);

/** In map units; `crow` is the straight-line part. */
export type TourLength = Readonly<{ walked: number; crow: number; jumps: number }>;

/** Without stops and fights. */
export function tourSeconds({ walked, crow, jumps }: TourLength): number {
  return ((walked + crow + jumps * JUMP_COST) * YALMS) / MOUNT_SPEED;
}
