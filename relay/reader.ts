export type Reader = Readonly<{
  close: () => void;
  status: Promise<number>;
  /** Resolves when no more messages will arrive. */
  ended: Promise<void>;
}>;

export const readChannel = (
  address: string,
  channel: string,
  onMessage: (text: string) => void,
  headers: Readonly<Record<string, string>> = {},
): Reader => readEvents(`${address}/board/${channel}/events`, onMessage, headers);

export function readEvents(
  url: string,
  onMessage: (text: string) => void,
  headers: Readonly<Record<string, string>> = {},
): Reader {
  const abort = new AbortController();
  const answer = fetch(url, {
    headers: { Accept: "text/event-stream", ...headers },
    signal: abort.signal,
  });
  const read = async () => {
    const { body } = await answer;
    if (body === null) return;
    let rest = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const events = (rest + chunk).split(/\r?\n\r?\n/);
      rest = events.pop() ?? "";
      for (const event of events) {
        const data = event
          .split(/\r?\n/)
          .flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : []));
        if (data.length > 0) onMessage(data.join("\n"));
      }
    }
  };
  return {
    close: () => abort.abort(),
    status: answer.then(({ status }) => status),
    ended: read().catch(() => undefined),
  };
}

/** Resolves with the HTTP status. */
export async function writeChannel(
  address: string,
  channel: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const answer = await fetch(`${address}/board/${channel}`, {
    method: "POST",
    body,
    headers: { "Content-Type": "text/plain", ...headers },
  });
  await answer.body?.cancel();
  return answer.status;
}
