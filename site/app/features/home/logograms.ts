import { definePreference } from "~/browser/preferences.ts";

/** Whether the next windows include logogram farms. */
export const homeLogograms = definePreference<boolean>(
  "homeLogograms",
  (text) => (text === "1" ? true : text === "0" ? false : undefined),
  (on) => (on ? "1" : "0"),
  () => false,
);
