import type { LocalName } from "@foray/fieldops/names";
import { buildIndex, search } from "@foray/fieldops/search/index";
import { useDeferredValue, useMemo } from "react";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";

/** Longer texts are cut before they are searched. */
const LONGEST = 100;

const noWords = () => [];

/**
 * The ids whose names answer a text, best first; `null` for an empty one. English names and those of the reader's
 * language are searched, and a slip or two is forgiven.
 * @param words other words that lead to a record
 */
export function useFind(
  text: string,
  ids: readonly string[],
  english: Readonly<Record<string, string>>,
  name: (id: string) => LocalName,
  words: (id: string) => readonly string[] = noWords,
): readonly string[] | null {
  const locale = useNameLocale();
  const wanted = useDeferredValue(text.slice(0, LONGEST).trim());
  const searching = wanted !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader of names changes with the language alone
  const index = useMemo(
    () =>
      searching
        ? buildIndex(
            ids.map((id) => ({
              id,
              kind: "",
              names: { en: english[id] ?? id, local: name(id).text },
              keywords: words(id),
            })),
          )
        : null,
    [searching, ids, english, locale],
  );
  return useMemo(
    () => (index === null ? null : search(index, wanted, ids.length).map(({ entry }) => entry.id)),
    [index, wanted, ids],
  );
}
