import type { LocalName } from "@foray/fieldops/names";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useNameLocale } from "~/i18n/LanguageProvider.tsx";

/** Longer texts are cut before they are searched. */
const LONGEST = 100;

type Engine = typeof import("@foray/fieldops/search/index");

const loadEngine = (): Promise<Engine> => import("@foray/fieldops/search/index");

const noWords = () => [];

export type Find = Readonly<{
  /** Ids whose names answer the text, best first; `null` for an empty text, and until the search is here. */
  found: readonly string[] | null;
  /** The same for the text as typed so far, for a key pressed before the page has caught up. */
  best: () => Promise<readonly string[]>;
}>;

/**
 * Searches English names and those of the reader's language; a slip or two is forgiven. The search itself is fetched with
 * the first letter typed.
 * @param words other words that lead to a record
 */
export function useFind(
  text: string,
  ids: readonly string[],
  english: Readonly<Record<string, string>>,
  name: (id: string) => LocalName,
  words: (id: string) => readonly string[] = noWords,
): Find {
  const locale = useNameLocale();
  const [engine, setEngine] = useState<Engine | null>(null);
  const wanted = useDeferredValue(text.slice(0, LONGEST).trim());
  const searching = wanted !== "";
  const entries = () =>
    ids.map((id) => ({
      id,
      kind: "",
      names: { en: english[id] ?? id, local: name(id).text },
      keywords: words(id),
    }));

  useEffect(() => {
    if (!searching || engine !== null) return undefined;
    let stale = false;
    loadEngine().then(
      (loaded) => !stale && setEngine(loaded),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [searching, engine]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader of names changes with the language alone
  const index = useMemo(
    () => (engine !== null && searching ? engine.buildIndex(entries()) : null),
    [engine, searching, ids, english, locale],
  );
  const found = useMemo(
    () =>
      engine === null || index === null
        ? null
        : engine.search(index, wanted, ids.length).map(({ entry }) => entry.id),
    [engine, index, wanted, ids],
  );
  return {
    found,
    best: async () => {
      const { buildIndex, search } = await loadEngine();
      return search(buildIndex(entries()), text.slice(0, LONGEST), ids.length).map(({ entry }) => entry.id);
    },
  };
}
