/** The Chromium to test with: CHROMIUM_PATH, else one on the PATH, else undefined. */
export function findChromium(env?: Readonly<Record<string, string | undefined>>): string | undefined;

/** The Chromium for what needs no part of a whole browser: CHROMIUM_PATH, else a headless shell, else any. */
export function findHeadlessChromium(env?: Readonly<Record<string, string | undefined>>): string | undefined;
