import { defaultLanguage, type Language } from "../i18n/language.ts";

/** Path of the link preview of that name, from the site's base: a folder for each language but the default. */
export function previewPath(language: Language, name: string): string {
  return `/previews/${language === defaultLanguage ? "" : `${language}/`}${name}.png`;
}
