import { useEffect, useState } from "react";

/** "lost" while the tab is hidden, "none" if wake locks are unsupported or refused. */
export type Wakefulness = "off" | "held" | "lost" | "none";

/** Browsers release the lock when the tab is hidden, so it is requested again afterwards. */
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
