import { ruleValue } from "../../rules/rules.ts";

/** Yalms of a map unit: 2048 / 41 on a map of any size. */
const YALMS = 2048 / 41;
const MOUNT_SPEED = ruleValue("mount-speed");
/** A jump between aetherytes takes as long as this many map units on a mount. */
export const JUMP_COST = (ruleValue("aetheryte-jump") * MOUNT_SPEED) / YALMS;

/** A way in whole yalms, the game's own measure, from map units. */
export const yalmsOf = (units: number): number => Math.round(units * YALMS);

/** Map units that are walked, map units as the crow flies, and jumps between aetherytes. */
export type TourLength = Readonly<{ walked: number; crow: number; jumps: number }>;

/** An estimate of how long a tour takes on a mount, in seconds; stops and fights not counted. */
export function tourSeconds({ walked, crow, jumps }: TourLength): number {
  return ((walked + crow + jumps * JUMP_COST) * YALMS) / MOUNT_SPEED;
}
