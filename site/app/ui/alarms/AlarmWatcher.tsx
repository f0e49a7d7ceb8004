import { Suspense, useSyncExternalStore } from "react";
import { ALARMS_CHANGED, ALARMS_KEY, TIMERS_KEY } from "~/browser/alarms/keys.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { readStored } from "~/browser/storage.ts";
import { useLanguageReady } from "~/i18n/LanguageProvider.tsx";

const AlarmBell = lazyPart("AlarmBell", () => import("./AlarmBell.tsx"));

function subscribe(listener: () => void): () => void {
  window.addEventListener(ALARMS_CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(ALARMS_CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

/** Whether anything is stored that may ring, by a look at the text: reading it is for those who have some. */
function anyStored(): boolean {
  return (
    (readStored(ALARMS_KEY)?.includes('"filter"') ?? false) ||
    (readStored(TIMERS_KEY)?.includes('"kind"') ?? false)
  );
}

/** Stands once in the shell and loads what rings only for players who have alarms or timers. */
export function AlarmWatcher() {
  const any = useSyncExternalStore(subscribe, anyStored, () => false);
  // A ring keeps the words it rang with: they must be the reader's.
  const ready = useLanguageReady();
  return (
    any &&
    ready && (
      <Suspense fallback={null}>
        <AlarmBell />
      </Suspense>
    )
  );
}
