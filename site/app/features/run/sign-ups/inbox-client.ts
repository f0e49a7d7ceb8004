import type { RunEnvironment } from "./environment.ts";
import type { HostKeys } from "./keys.ts";
import { MAX_SLOT_LENGTH, markOf, type OpenedSlot, openSlot } from "./sealing.ts";
import { type InboxList, type Listed, readList } from "./wire.ts";

/** `flooded`: too many slots, or too many unreadable ones. Read once a minute then, oldest first. */
export type InboxState = "closed" | "flooded" | "open" | "unreached";

export type InboxOptions = Readonly<{
  keys: HostKeys;
  relay: string;
  env: RunEnvironment;
  onSlot: (slot: string, opened: OpenedSlot, mark: string) => void;
  onState: (state: InboxState) => void;
}>;

export type InboxClient = Readonly<{
  /** Reads the inbox soon; `slot` is read even if its time is unchanged. */
  look: (slot?: string) => void;
  /** Returns whether the relay accepted it. */
  close: (closed: boolean) => Promise<boolean>;
  /** Returns the number of slots left. */
  deleteAll: () => Promise<number>;
  leave: () => void;
}>;

const POLL_MS = 15_000;
const FLOODED_POLL_MS = 60_000;
/** More than any run has. */
const MAX_LISTED = 300;
const MAX_UNREADABLE = 20;
const CONCURRENCY = 4;

const done = (status: number) => status >= 200 && status < 300;

/** Reads a run's inbox on every bell, and every 15 seconds in case one was lost. */
export function readInbox({ keys, relay, env, onSlot, onState }: InboxOptions): InboxClient {
  const url = `${relay}/inbox/${keys.inbox}`;
  const auth = `key=${keys.inboxKey}`;
  const read = new Map<string, Readonly<{ mtime: string; mark: string }>>();
  const unread = new Map<string, number>();
  let lastLook = "";
  let looking = false;
  let again = false;
  let left = false;
  let state: InboxState = "open";
  let stop = () => {};

  const say = (next: InboxState) => {
    state = next;
    if (!left) onState(next);
  };
  const later = () => {
    stop();
    if (!left) stop = env.after(state === "flooded" ? FLOODED_POLL_MS : POLL_MS, () => void look());
  };

  const list = async (): Promise<InboxList | undefined> => {
    const { status, bytes } = await env.get(`${url}/?${auth}`);
    // Nobody has signed up yet.
    if (status === 204) return { slots: [], closed: false };
    return status === 200 ? readList(new TextDecoder().decode(bytes)) : undefined;
  };

  const fetchSlot = async ({ slot, mtime }: Listed) => {
    if (left) return;
    const { status, bytes } = await env.get(`${url}/${slot}`);
    if (left || status !== 200 || bytes.length > MAX_SLOT_LENGTH) return;
    const mark = await markOf(bytes);
    if (read.get(slot)?.mark === mark) {
      read.set(slot, { mtime, mark });
      return;
    }
    const opened = await openSlot(keys, slot, bytes);
    if (left) return;
    read.set(slot, { mtime, mark });
    if (opened === undefined) unread.set(slot, env.now());
    else {
      unread.delete(slot);
      onSlot(slot, opened, mark);
    }
  };

  const look = async () => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    const there = await list();
    if (left) return;
    const listed = there?.slots;
    if (there === undefined || listed === undefined) say("unreached");
    else {
      // Times are in whole seconds: slots written in the second of the last look may have changed since.
      const fresh = listed
        .filter(({ slot, mtime }) => read.get(slot)?.mtime !== mtime || mtime === lastLook)
        .toSorted((a, b) => Date.parse(a.mtime) - Date.parse(b.mtime));
      for (let at = 0; at < fresh.length; at += CONCURRENCY)
        await Promise.all(fresh.slice(at, at + CONCURRENCY).map(fetchSlot));
      lastLook = listed.reduce(
        (last, { mtime }) => (Date.parse(mtime) > Date.parse(last || "0") ? mtime : last),
        "",
      );
      const since = env.now() - FLOODED_POLL_MS;
      const strange = [...unread.values()].filter((at) => at > since).length;
      const isFlooded = listed.length > MAX_LISTED || strange > MAX_UNREADABLE;
      say(isFlooded ? "flooded" : there.closed ? "closed" : "open");
    }
    looking = false;
    if (again && state !== "flooded") {
      again = false;
      void look();
    } else later();
  };

  void look();
  return {
    look(slot) {
      if (state === "flooded") return;
      if (slot !== undefined) read.delete(slot);
      stop();
      if (looking) again = true;
      else stop = env.after(100, () => void look());
    },
    async close(closed) {
      const status = closed
        ? await env.send(`${url}/closed/put?${auth}`, "closed")
        : await env.send(`${url}/closed/gone?${auth}`, "");
      const taken = done(status) || (!closed && status === 204);
      if (taken) say(closed ? "closed" : "open");
      return taken;
    },
    async deleteAll() {
      const listed = (await list())?.slots ?? [];
      for (const { slot } of listed) {
        await env.send(`${url}/${slot}/gone?${auth}`, "");
        read.delete(slot);
      }
      return (await list())?.slots.length ?? listed.length;
    },
    leave() {
      left = true;
      stop();
    },
  };
}
