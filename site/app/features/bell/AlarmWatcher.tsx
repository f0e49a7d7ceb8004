import { lazy, useSyncExternalStore } from "react";
import { readStored } from "~/browser/storage.ts";
import { ALARMS_CHANGED, ALARMS_KEY, MOMENTS_KEY, SEARCHES_KEY, TIMERS_KEY } from "~/features/alarms/keys.ts";
import { useLanguageReady } from "~/i18n/LanguageProvider.tsx";
import { Part } from "~/ui/part/Part.tsx";

/** If the chunk fails to load, alarms stay silent but the page keeps working. */
const AlarmBell = lazy(() => import("./AlarmBell.tsx").catch(() => ({ default: () => <></> })));

function subscribe(listener: () => void): () => void {
  window.addEventListener(ALARMS_CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(ALARMS_CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

/** Only inspects the text, since the parsers are loaded on demand. */
function anyStored(): boolean {
  return (
    (readStored(ALARMS_KEY)?.includes('"filter"') ?? false) ||
    (readStored(TIMERS_KEY)?.includes('"kind"') ?? false) ||
    (readStored(MOMENTS_KEY)?.includes('"at"') ?? false) ||
    (readStored(SEARCHES_KEY)?.includes('"early"') ?? false)
  );
}

/** Loads the alarm code only for players who have alarms or timers. */
export function AlarmWatcher() {
  const any = useSyncExternalStore(subscribe, anyStored, () => false);
  // Cards keep the language they were created in.
  const ready = useLanguageReady();
  return (
    any &&
    ready && (
      <Part>
        <AlarmBell />
      </Part>
    )
  );
}
