import type { LocalName } from "@foray/fieldops/names";
import { useMemo } from "react";
import { type NameReader, useGameNames } from "~/i18n/game-names.tsx";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";
import type { NameTable } from "./marker-names.ts";

/** The game's data has names in lower case, as within a sentence. */
function asTitle({ text, lang }: LocalName): LocalName {
  const [first = "", ...rest] = text;
  return { text: first.toLocaleUpperCase(lang) + rest.join(""), lang };
}

/** `useGameNames` with a stable reader, so that drawings from it can be memoized. */
export function useSteadyNames(table: string, english: NameTable): NameReader {
  const reader = useGameNames(table, english);
  const locale = useNameLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader is new on every render, its data is not
  return useMemo(() => (id: string) => asTitle(reader(id)), [table, english, locale]);
}
