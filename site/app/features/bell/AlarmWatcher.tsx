import { lazy, useSyncExternalStore } from "react";
import { readStored } from "~/browser/storage.ts";
import { ALARMS_CHANGED, ALARMS_KEY, MOMENTS_KEY, SEARCHES_KEY, TIMERS_KEY } from "~/features/alarms/keys.ts";
import { useLanguageReady } from "~/i18n/LanguageProvider.tsx";
import { Part } from "~/ui/part/Part.tsx";

/** Without a network and without a kept copy nothing rings; the page itself goes on. */
const AlarmBell = lazy(() => import("./AlarmBell.tsx").catch(() => ({ default: () => <></> })));

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
    (readStored(TIMERS_KEY)?.includes('"kind"') ?? false) ||
    (readStored(MOMENTS_KEY)?.includes('"at"') ?? false) ||
    (readStored(SEARCHES_KEY)?.includes('"early"') ?? false)
  );
}

/** Mounted once in the shell; loads the ringing code only for players with alarms or timers. */
export function AlarmWatcher() {
  const any = useSyncExternalStore(subscribe, anyStored, () => false);
  // A ring keeps the words it rang with: they must be the reader's.
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
