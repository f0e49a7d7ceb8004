/*
 * How long a bunny FATE of Eureka stays away after it has ended. Watched by players: Infiziert90/EurekaTrackerAutoPopper
 * (MIT) counts 530 to 1000 seconds for all five; medium confidence.
 */
/** The earliest return, in seconds after the end. */
export const BUNNY_LEAST_SECONDS = 530;
/** The latest return, likewise. */
export const BUNNY_MOST_SECONDS = 1000;

/** When a bunny FATE that ended at `ended` (Unix ms) may begin again. */
export function bunnyReturn(ended: number): Readonly<{ earliest: number; latest: number }> {
  return { earliest: ended + BUNNY_LEAST_SECONDS * 1000, latest: ended + BUNNY_MOST_SECONDS * 1000 };
}
