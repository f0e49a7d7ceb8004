import type { readSignUps } from "@foray/fieldops/runs/sign-ups/read";
import { useEffect, useState } from "react";

type Reader = typeof readSignUps;

/** Null until the parser is loaded. A failed load is retried when `text` changes. */
export function useSignUpReader(text: string): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text retries a failed load
  useEffect(() => {
    if (reader !== null) return;
    let isGone = false;
    import("@foray/fieldops/runs/sign-ups/read").then(
      (loaded) => {
        if (!isGone) setReader(() => loaded.readSignUps);
      },
      () => {
        // The page already reports modules that fail to load.
      },
    );
    return () => {
      isGone = true;
    };
  }, [reader, text]);
  return reader;
}
