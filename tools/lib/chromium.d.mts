/** The Chromium to test with: CHROMIUM_PATH, else one on the PATH, else undefined. */
export function findChromium(env?: Readonly<Record<string, string | undefined>>): string | undefined;
