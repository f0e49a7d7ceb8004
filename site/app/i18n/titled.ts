import type { LocalName } from "@foray/fieldops/names";

/** German and French sheets write names as they read within a sentence ("kopierende Cassie"); a title begins with a capital. */
export function titled({ text, lang }: LocalName): LocalName {
  return { text: text.charAt(0).toLocaleUpperCase(lang) + text.slice(1), lang };
}
