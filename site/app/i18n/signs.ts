import type { Language } from "./language.ts";

type Signs = Readonly<{
  /** Between a label and its value. */
  colon: string;
  /** Between items of a list outside a sentence. */
  comma: string;
  /** Between the ends of a range. */
  range: string;
  /** Between the ends of a range that contain spaces. */
  wideRange: string;
  /** Around an aside, including the space before it. */
  aside: readonly [open: string, close: string];
  /** Between two sentences. */
  betweenSentences: string;
  /** Between a day and a time. */
  beforeTime: string;
  /** Label of 12-hour Eorzea times, where "ET" would read as US Eastern Time. */
  eorzea: string;
  /** Units of durations. `gap` goes between numbers and units; `oneYear` replaces `y` for a single year. */
  duration: Readonly<
    Record<"y" | "mo" | "d" | "h" | "min" | "s" | "gap", string> & Readonly<{ oneYear?: string }>
  >;
}>;

export const signs: Readonly<Record<Language, Signs>> = {
  en: {
    colon: ": ",
    comma: ", ",
    range: "–",
    wideRange: " – ",
    aside: [" (", ")"],
    betweenSentences: " ",
    beforeTime: ", ",
    eorzea: "Eorzea",
    duration: { y: "y", mo: "mo", d: "d", h: "h", min: "min", s: "s", gap: " " },
  },
  ja: {
    colon: "：",
    comma: "、",
    range: "～",
    wideRange: "～",
    aside: ["（", "）"],
    betweenSentences: "",
    beforeTime: " ",
    eorzea: "エオルゼア時間",
    duration: { y: "年", mo: "か月", d: "日", h: "時間", min: "分", s: "秒", gap: "" },
  },
  de: {
    colon: ": ",
    comma: ", ",
    range: "–",
    wideRange: " – ",
    aside: [" (", ")"],
    betweenSentences: " ",
    beforeTime: ", ",
    eorzea: "Eorzea-Zeit",
    duration: { y: "J.", mo: "Mon.", d: "Tg.", h: "Std.", min: "Min.", s: "Sek.", gap: " " },
  },
  fr: {
    colon: "\u00a0: ",
    comma: ", ",
    range: "–",
    wideRange: " – ",
    aside: [" (", ")"],
    betweenSentences: " ",
    beforeTime: ", ",
    eorzea: "heure d’Éorzéa",
    duration: { y: "ans", mo: "mois", d: "j", h: "h", min: "min", s: "s", gap: "\u00a0", oneYear: "an" },
  },
};
