import type { LiveEnvironment } from "../../boards/live/client.ts";
import type { Bytes } from "./bytes.ts";

export type Got = Readonly<{ status: number; bytes: Bytes }>;

export type RunEnvironment = Pick<LiveEnvironment, "after" | "now" | "random" | "stream"> &
  Readonly<{
    /** Returns the status, 0 if the relay was not reached. */
    send: (url: string, body: Bytes | string) => Promise<number>;
    /** Status 204: no such file. Status 0: relay not reached. */
    get: (url: string) => Promise<Got>;
  }>;

const nothing: Bytes = new Uint8Array();

/** Bytes; above the relay's file size, as the list of an inbox is longer. */
const MAX_ANSWER_LENGTH = 2_000_000;

export async function getBytes(url: string): Promise<Got> {
  try {
    const answer = await fetch(url, { credentials: "omit", cache: "no-store" });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > MAX_ANSWER_LENGTH
      ? { status: 0, bytes: nothing }
      : { status: answer.status, bytes: answer.ok ? bytes : nothing };
  } catch {
    return { status: 0, bytes: nothing };
  }
}

export async function sendBytes(url: string, body: Bytes | string): Promise<number> {
  // Plain text avoids a CORS preflight; `keepalive` sends even if the tab is closed.
  const options = { method: "POST", body, headers: { "Content-Type": "text/plain" } };
  try {
    const answer = await fetch(url, { ...options, credentials: "omit", keepalive: true });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
