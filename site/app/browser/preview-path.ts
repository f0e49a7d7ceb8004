import { defaultLanguage, type Language } from "../i18n/language.ts";

export function previewPath(language: Language, name: string): string {
  return `/previews/${language === defaultLanguage ? "" : `${language}/`}${name}.png`;
}
