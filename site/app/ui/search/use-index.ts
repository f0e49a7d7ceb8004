import { type Locale, locales } from "@foray/eorzea/locale";
import type { SearchIndex } from "@foray/fieldops/search/index";
import { useCallback, useEffect, useState } from "react";
import { type Found, loadIndex } from "./index-data.ts";

let kept: Readonly<{ index: SearchIndex<Found>; whole: boolean; locale: Locale }> | null = null;

/** The index, loaded on first use: English and the reader's language at once, all others as soon as these are here. */
export function useSearchIndex(locale: Locale) {
  const [index, setIndex] = useState(kept?.index ?? null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
  useEffect(() => {
    let gone = false;
    const take = (next: SearchIndex<Found>, whole: boolean) => {
      kept = { index: next, whole, locale };
      if (!gone) setIndex(next);
    };
    const load = async () => {
      setFailed(false);
      if (kept === null || (!kept.whole && kept.locale !== locale)) {
        take(await loadIndex(locale === "en" ? ["en"] : ["en", locale]), false);
      }
      if (!kept?.whole) take(await loadIndex(locales), true);
    };
    load().catch(() => {
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [locale, attempt]);

  return { index, failed, retry };
}
