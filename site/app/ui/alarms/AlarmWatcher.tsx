import { Suspense, useSyncExternalStore } from "react";
import { ALARMS_CHANGED, ALARMS_KEY } from "~/browser/alarm-key.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { readStored } from "~/browser/storage.ts";

const AlarmBell = lazyPart("AlarmBell", () => import("./AlarmBell.tsx"));

function subscribe(listener: () => void): () => void {
  window.addEventListener(ALARMS_CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(ALARMS_CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}

/** Stands once in the shell and loads what rings only for players who have alarms. */
export function AlarmWatcher() {
  const any = useSyncExternalStore(
    subscribe,
    () => readStored(ALARMS_KEY)?.includes('"filter"') ?? false,
    () => false,
  );
  return (
    any && (
      <Suspense fallback={null}>
        <AlarmBell />
      </Suspense>
    )
  );
}
