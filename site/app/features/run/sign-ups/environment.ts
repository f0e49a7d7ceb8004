import type { LiveEnvironment } from "../../boards/live/client.ts";
import type { Bytes } from "./bytes.ts";

export type Got = Readonly<{ status: number; bytes: Bytes }>;

/** The world around a live run: the browser's, or a test's. */
export type RunEnvironment = Pick<LiveEnvironment, "after" | "now" | "random" | "stream"> &
  Readonly<{
    /** Sends bytes or a text; gives the status, 0 if the relay was not reached. */
    send: (url: string, body: Bytes | string) => Promise<number>;
    /** Reads a file of the relay; 204 says that there is none. */
    get: (url: string) => Promise<Got>;
  }>;

const nothing: Bytes = new Uint8Array();

/** More than the relay keeps in one file; a list of an inbox is longer. */
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
  // Plain text needs no question beforehand; a tab that is closed still gets its last sign-up out.
  const options = { method: "POST", body, headers: { "Content-Type": "text/plain" } };
  try {
    const answer = await fetch(url, { ...options, credentials: "omit", keepalive: true });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
