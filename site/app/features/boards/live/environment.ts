import { deviceNow } from "~/browser/device-now.ts";
import type { LiveEnvironment } from "./client.ts";

export const browserEnvironment: LiveEnvironment = {
  now: deviceNow,
  random: Math.random,
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  stream: (url, { onOpen, onMessage, onLost }) => {
    const source = new EventSource(url);
    source.onopen = onOpen;
    source.onmessage = ({ data }) => {
      if (typeof data === "string") onMessage(data);
    };
    source.onerror = () => onLost(source.readyState === EventSource.CLOSED);
    return { close: () => source.close() };
  },
  send: async (url, body) => {
    try {
      // text/plain avoids a CORS preflight, and keepalive sends the last note even if the tab is closed.
      const headers = { "Content-Type": "text/plain" };
      const { status } = await fetch(url, {
        method: "POST",
        body,
        headers,
        credentials: "omit",
        keepalive: true,
      });
      return status;
    } catch {
      return 0;
    }
  },
};

/** Number of readers that the relay counts on a channel; null if unknown. */
export async function readersOf(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url, { credentials: "omit", headers: { Accept: "text/json" } });
    const text = answer.ok ? await answer.text() : "";
    const count = /"subscribers"\s*:\s*(\d{1,6})/.exec(text)?.[1];
    return count === undefined ? null : Number(count);
  } catch {
    return null;
  }
}
