/** A jump between aetherytes takes as long as this many map units on a mount: choosing, casting, loading; about 17 seconds. */
export const JUMP_COST = 3;
/** Yalms of a map unit (2048 / 41 at size factor 100), and yalms a second on a mount without added speed: an estimate. */
const YALMS = 2048 / 41;
const MOUNT_SPEED = 9;

/** Map units that are walked, map units as the crow flies, and jumps between aetherytes. */
export type TourLength = Readonly<{ walked: number; crow: number; jumps: number }>;

/** An estimate of how long a tour takes on a mount, in seconds; stops and fights not counted. */
export function tourSeconds({ walked, crow, jumps }: TourLength): number {
  return ((walked + crow + jumps * JUMP_COST) * YALMS) / MOUNT_SPEED;
}
