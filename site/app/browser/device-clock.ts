import { useEffect, useState } from "react";
import { siteFile } from "./address.ts";

/** In ms; smaller deviations are not reported. */
const TOLERANCE = 20_000;

/**
 * How far the device's clock is ahead of the server's Date header, in ms. `null` while unknown, offline, or
 * within the tolerance. Corrects for half the response time and half the header's resolution of one second.
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
    // Waits until the page has settled. Without a response there is no notice.
    const timer = setTimeout(() => measure().catch(() => undefined), 2500);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return offset;
}
