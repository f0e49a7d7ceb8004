import type { LiveSurroundings, Stream, StreamEvents } from "../site/app/features/boards/live/client.ts";
import { readChannel } from "./reader.ts";

export type PeerOptions = Readonly<{
  /** This peer's clock, Unix ms. */
  now?: () => number;
  /** Share of messages that do not arrive. */
  lost?: () => boolean;
}>;

const RETRY_MS = 200;

/** The surroundings of a live board outside a browser: real timers and a real relay. */
export function peerSurroundings({ now = Date.now, lost = () => false }: PeerOptions = {}): LiveSurroundings {
  return {
    now,
    random: Math.random,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    stream: (url, events) => readAgain(url, events, lost),
    send: async (url, body) => {
      try {
        const answer = await fetch(url, { method: "POST", body, headers: { "Content-Type": "text/plain" } });
        await answer.body?.cancel();
        return answer.status;
      } catch {
        return 0;
      }
    },
  };
}

/** Reads and reconnects, as a browser's EventSource does. */
function readAgain(url: string, { onOpen, onMessage, onLost }: StreamEvents, lost: () => boolean): Stream {
  const [, address = "", channel = ""] = /^(.*)\/board\/([\w-]+)\/events$/.exec(url) ?? [];
  let closed = false;
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = async () => {
    const reader = readChannel(address, channel, (text) => {
      if (!closed && !lost()) onMessage(text);
    });
    close = reader.close;
    const status = await reader.status.catch(() => 0);
    if (closed) return;
    if (status === 200) onOpen();
    await reader.ended;
    if (closed) return;
    onLost(false);
    timer = setTimeout(() => void connect(), RETRY_MS);
  };
  void connect();
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
      close();
    },
  };
}
