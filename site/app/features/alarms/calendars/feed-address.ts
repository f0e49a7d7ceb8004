import type { Language } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";

/** Address of a file of the site for somebody else's program. */
export const publicFile = (path: string): string => settings.origin + path;

/** The calendar of a forecast; English is at the root of the feeds. */
export function calendarAddress(uri: string, language: Language, alarms: boolean): string {
  const folder = language === "en" ? "/feeds" : `/feeds/${language}`;
  return publicFile(`${folder}${alarms ? "/alarms" : ""}/${uri}.ics`);
}

/** The same address under the scheme at which calendar programs offer to subscribe. */
export const subscription = (address: string): string => address.replace(/^https?:/, "webcal:");
