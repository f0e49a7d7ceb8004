import type { LocalName } from "@foray/fieldops/names";

/** German and French sheets have names in the form used within a sentence ("kopierende Cassie"). */
export function titled({ text, lang }: LocalName): LocalName {
  return { text: text.charAt(0).toLocaleUpperCase(lang) + text.slice(1), lang };
}
