/** A visible page notices another time zone after this many ms at the latest. */
const LOOK_MS = 10_000;

/** Tells zones apart by their distance from UTC now and half a year on. */
function zoneNow(): string {
  const at = Date.now();
  return `${new Date(at).getTimezoneOffset()} ${new Date(at + 182 * 86_400_000).getTimezoneOffset()}`;
}

/**
 * Calls `listener` when the device has moved to another time zone, or its own has changed between summer and winter; returns what ends
 * that. It is apart from the clock: what every page needs first must not wait for what knows the sky.
 */
export function onTimeZoneChange(listener: () => void): () => void {
  let zone = zoneNow();
  const look = () => {
    const now = zoneNow();
    if (document.hidden || now === zone) return;
    zone = now;
    listener();
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
}

/** Name of the zone that the browser reports, such as “Europe/Berlin”. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the browser says that the device is on UTC, as protection against fingerprints makes it say. */
export const reportsUtc = (): boolean => /^(?:etc\/)?(?:utc|gmt|uct|universal|zulu)$/i.test(deviceZone());
