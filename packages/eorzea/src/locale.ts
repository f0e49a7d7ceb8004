/** Languages with game names. English is complete; other languages contain what their sheets have. */
export type Locale = "en" | "ja" | "de" | "fr" | "ko" | "zh-CN" | "zh-TW";

export const locales = ["en", "ja", "de", "fr", "ko", "zh-CN", "zh-TW"] as const satisfies readonly Locale[];
