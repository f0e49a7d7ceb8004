/*
 * How long a bunny FATE of Eureka stays away after it has ended. Watched by players: Infiziert90/EurekaTrackerAutoPopper
 * (MIT) counts 530 to 1000 seconds for all five; medium confidence.
 */
/** The earliest return, in seconds after the end. */
export const BUNNY_LEAST_SECONDS = 530;
/** The latest return, likewise. */
export const BUNNY_MOST_SECONDS = 1000;
