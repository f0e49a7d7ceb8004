import { isRegister } from "@foray/fieldops/runs/live/fields";
import type { Entry, Json } from "@foray/fieldops/runs/live/registers";
import { runKinds } from "@foray/fieldops/runs/types";
import * as v from "valibot";
import { parseJson } from "../../../browser/stored-shape.ts";

/** `actor`: id of the tab. `holds`: picked-up seat, -1 for none. */
export type Presence = Readonly<{ actor: string; name: string; holds: number }>;

/** `digest`: the sender's state of the part the message is for. */
export type BoardMessage = Readonly<{
  entries: readonly Entry[];
  presence: Presence | null;
  digest: number;
}>;

const actor = v.pipe(v.string(), v.regex(/^[\w-]{4}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const json: v.GenericSchema<Json> = v.union([
  scalar,
  v.array(v.union([scalar, v.array(v.union([scalar, v.array(scalar)]))])),
]);
const message = v.object({
  a: v.pipe(v.array(actor), v.maxLength(200)),
  h: v.nullable(
    v.tuple([
      actor,
      v.pipe(v.string(), v.maxLength(60)),
      v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(63)),
    ]),
  ),
  d: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  e: v.pipe(
    v.array(v.tuple([v.pipe(v.string(), v.maxLength(40)), json, count, v.pipe(v.number(), v.integer())])),
    v.maxLength(6000),
  ),
});

export function printMessage({ entries, presence, digest }: BoardMessage): string {
  const actors = [...new Set(entries.map((entry) => entry.actor))];
  return JSON.stringify({
    a: actors,
    h: presence === null ? null : [presence.actor, presence.name, presence.holds],
    d: digest,
    e: entries.map((entry) => [entry.key, entry.value, entry.count, actors.indexOf(entry.actor)]),
  });
}

/** Leaves out invalid entries; undefined for invalid text. */
export function readMessage(text: string): BoardMessage | undefined {
  const read = parseJson(message, text);
  if (read === undefined) return undefined;
  return {
    entries: read.e.flatMap(([key, value, at, place]) => {
      const by = read.a[place];
      return by !== undefined && isRegister(key, value) ? [{ key, value, count: at, actor: by }] : [];
    }),
    presence: read.h === null ? null : { actor: read.h[0], name: read.h[1], holds: read.h[2] },
    digest: read.d,
  };
}

const notice = v.object({
  kind: v.picklist(runKinds),
  title: v.pipe(v.string(), v.maxLength(60)),
  leader: v.pipe(v.string(), v.maxLength(60)),
  /** Minutes since 1970. */
  start: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15 / 60_000))),
  /** When sign-ups close; minutes since 1970. */
  closes: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15 / 60_000))),
    null,
  ),
  signedUp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  /** `moved`: the links were renewed. */
  state: v.picklist(["open", "paused", "moved"]),
  /** Marks of sign-ups read by a host. */
  seen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.maxLength(600)),
  /** First characters of a slot, and the sealed link of its player's seat. */
  replies: v.pipe(
    v.array(v.tuple([v.pipe(v.string(), v.maxLength(8)), v.pipe(v.string(), v.maxLength(240))])),
    v.maxLength(200),
  ),
});

export type RunNotice = v.InferOutput<typeof notice>;

export const printNotice = (of: RunNotice): string => JSON.stringify(of);
export const readNotice = (text: string): RunNotice | undefined => parseJson(notice, text);

/** Directory listing from nginx. Times are whole seconds. */
const listed = v.array(
  v.object({ name: v.string(), type: v.string(), mtime: v.string(), size: v.optional(v.number()) }),
);

export type Listed = Readonly<{ slot: string; mtime: string }>;

export type InboxList = Readonly<{ slots: readonly Listed[]; closed: boolean }>;

export function readList(text: string): InboxList | undefined {
  const read = parseJson(listed, text);
  if (read === undefined) return undefined;
  return {
    slots: read.flatMap(({ name, type, mtime }) =>
      type === "file" && /^[\w-]{22}$/.test(name) ? [{ slot: name, mtime }] : [],
    ),
    closed: read.some(({ name }) => name === "closed"),
  };
}
