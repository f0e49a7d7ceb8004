import type { LocalName } from "@foray/fieldops/names";
import { useMemo } from "react";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import type { NameTable } from "./marker-names.ts";

/** The sheets write the names of things in lower case, as within a sentence; on the map each is by itself. */
function asTitle({ text, lang }: LocalName): LocalName {
  const [first = "", ...rest] = text;
  return { text: first.toLocaleUpperCase(lang) + rest.join(""), lang };
}

/** `useGameNames` whose reader stays the same until the language or the table changes, so that what is drawn from it does too. */
export function useSteadyNames(table: string, english: NameTable): NameReader {
  const reader = useGameNames(table, english);
  const locale = useNameLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader is new each time; what it reads is not
  return useMemo(() => (id: string) => asTitle(reader(id)), [table, english, locale]);
}
