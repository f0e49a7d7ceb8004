import type { Language } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";

/** Absolute URL of a file of the site. */
export const publicFile = (path: string): string => settings.origin + path;

export function calendarAddress(uri: string, language: Language, alarms: boolean): string {
  const folder = language === "en" ? "/feeds" : `/feeds/${language}`;
  return publicFile(`${folder}${alarms ? "/alarms" : ""}/${uri}.ics`);
}

/** The URL with the webcal scheme, which calendar programs subscribe to. */
export const subscription = (address: string): string => address.replace(/^https?:/, "webcal:");
