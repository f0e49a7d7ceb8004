import type { LiveEnvironment, Stream, StreamEvents } from "../site/app/features/boards/live/client.ts";
import { getBytes, type RunEnvironment, sendBytes } from "../site/app/features/run/sign-ups/environment.ts";
import { readEvents } from "./reader.ts";

export type PeerOptions = Readonly<{
  /** Unix ms. */
  now?: () => number;
  /** Whether to drop the next message. */
  lost?: () => boolean;
}>;

const RETRY_MS = 200;

export function peerEnvironment({ now = Date.now, lost = () => false }: PeerOptions = {}): LiveEnvironment {
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

/** `down` simulates being offline. */
export function runPeer(options: PeerOptions = {}, down: () => boolean = () => false): RunEnvironment {
  const env = peerEnvironment(options);
  return {
    ...env,
    send: (url, body) => (down() ? Promise.resolve(0) : sendBytes(url, body)),
    get: (url) => (down() ? Promise.resolve({ status: 0, bytes: new Uint8Array() }) : getBytes(url)),
  };
}

/** Reconnects like a browser's EventSource. */
function readAgain(url: string, { onOpen, onMessage, onLost }: StreamEvents, lost: () => boolean): Stream {
  let closed = false;
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = async () => {
    const reader = readEvents(url, (text) => {
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
