/** Languages in which the game's own names are held. English is complete; the others have what the sheets have. */
export type Locale = "en" | "ja" | "de" | "fr" | "ko" | "zh-CN" | "zh-TW";

export const locales = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const satisfies readonly Locale[];
