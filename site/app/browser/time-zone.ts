/** In ms, while the page is visible. */
const LOOK_MS = 10_000;

/** Zones are told apart by their UTC offsets now and half a year ahead. */
function zoneNow(): string {
  const at = Date.now();
  return `${new Date(at).getTimezoneOffset()} ${new Date(at + 182 * 86_400_000).getTimezoneOffset()}`;
}

/**
 * Also called when daylight saving time changes. Kept apart from clock.ts, so that code every page loads
 * first does not pull in the weather code.
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

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const reportsUtc = (): boolean => /^(?:etc\/)?(?:utc|gmt|uct|universal|zulu)$/i.test(deviceZone());
