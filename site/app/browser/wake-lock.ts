import { useEffect, useState } from "react";

/** Whether the screen stays awake: held, lost while the tab is hidden, or the browser cannot (or will not). */
export type Wakefulness = "off" | "held" | "lost" | "none";

/**
 * Keeps the screen awake while `active`. A browser takes the lock away with a hidden tab, so it is asked for again when the tab comes
 * back. Browsers ask nobody for it.
 */
export function useWakeLock(active: boolean): Wakefulness {
  const [state, setState] = useState<Wakefulness>("off");
  useEffect(() => {
    if (!active) return undefined;
    if (!("wakeLock" in navigator)) {
      setState("none");
      return () => setState("off");
    }
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const take = async () => {
      if (document.hidden || (lock !== undefined && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (ended) {
          await taken.release();
          return;
        }
        lock = taken;
        taken.addEventListener("release", () => setState(ended ? "off" : "lost"));
        setState("held");
      } catch {
        // A low battery, or a policy of the frame.
        setState("none");
      }
    };
    const onVisible = () => void take();
    document.addEventListener("visibilitychange", onVisible);
    void take();
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", onVisible);
      void lock?.release();
      setState("off");
    };
  }, [active]);
  return state;
}
