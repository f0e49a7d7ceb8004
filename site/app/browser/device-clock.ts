import { useEffect, useState } from "react";
import { siteFile } from "./address.ts";

/** A device clock may be this far off before the page says so, in ms. */
const TOLERANCE = 20_000;

/**
 * How far the device's clock is ahead (ms; negative: behind), by the Date header of the site's own answer.
 * `null` while unknown, offline, or within the tolerance. The header counts whole seconds and the answer takes time: half
 * of both is taken off.
 */
export function useClockOffset(): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const measure = async () => {
      const sent = Date.now();
      const began = performance.now();
      const answer = await fetch(siteFile("/robots.txt"), {
        method: "HEAD",
        cache: "no-store",
        signal: abort.signal,
      });
      const took = performance.now() - began;
      const header = Date.parse(answer.headers.get("Date") ?? "");
      const age = Number(answer.headers.get("Age") ?? "0");
      if (Number.isNaN(header) || age > 0 || took > 5000) return;
      const ahead = sent + took / 2 - (header + 500);
      if (Math.abs(ahead) > TOLERANCE) setOffset(ahead);
    };
    // Nothing waits for this: ask when the page has come to rest. No network, no answer, no note.
    const timer = setTimeout(() => measure().catch(() => undefined), 2500);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return offset;
}
