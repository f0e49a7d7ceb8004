import type { readSignUps } from "@foray/fieldops/runs/sign-ups/read";
import { useEffect, useState } from "react";

type Reader = typeof readSignUps;

/** The reader of sign-ups, which the board is drawn without; `null` until it is loaded. A failed load is tried again when `text` changes. */
export function useSignUpReader(text: string): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the text asks again after a failed load
  useEffect(() => {
    if (reader !== null) return;
    let isGone = false;
    import("@foray/fieldops/runs/sign-ups/read").then(
      (loaded) => {
        if (!isGone) setReader(() => loaded.readSignUps);
      },
      () => {
        // Told by the note of parts that could not be loaded.
      },
    );
    return () => {
      isGone = true;
    };
  }, [reader, text]);
  return reader;
}
