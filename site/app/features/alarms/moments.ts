import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { instantShape, ownPath, parseJson } from "~/browser/stored-shape.ts";
import { ALARMS_CHANGED, MOMENTS_KEY } from "./keys.ts";
import { type Coming, TOO_LATE_MS } from "./schedule.ts";

/** A one-time ring at a time set by people rather than by the weather. */
export type Moment = Readonly<{
  /** Setting a moment with the same id replaces it. */
  id: string;
  at: number;
  title: string;
  path: string;
  /** When it was set (Unix ms). A moment before that does not ring. */
  since: number;
}>;

/** More than anybody plans at once. Beyond the limit, the oldest are dropped. */
const MAX_MOMENTS = 40;
const MAX_TITLE_LENGTH = 200;
const MAX_PATH_LENGTH = 20_000;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

const shape = v.pipe(
  v.array(
    v.object({
      id: text(80),
      at: instantShape,
      title: text(MAX_TITLE_LENGTH),
      path: ownPath(MAX_PATH_LENGTH),
      since: instantShape,
    }),
  ),
  v.maxLength(MAX_MOMENTS),
);

export function parseMoments(stored: string): readonly Moment[] | undefined {
  return parseJson(shape, stored);
}

export const noMoments: readonly Moment[] = [];

export const moments = definePreference<readonly Moment[]>(
  MOMENTS_KEY,
  parseMoments,
  JSON.stringify,
  () => noMoments,
);

function save(list: readonly Moment[]): void {
  moments.set(list.slice(-MAX_MOMENTS));
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** Adds or replaces a moment and drops those that are long past. */
export function putMoment(moment: Omit<Moment, "since">, now: number): void {
  const others = moments.get().filter(({ id, at }) => id !== moment.id && at > now - TOO_LATE_MS);
  save([...others, { ...moment, title: moment.title.slice(0, MAX_TITLE_LENGTH), since: now }]);
}

export function removeMoment(id: string): void {
  save(moments.get().filter((moment) => moment.id !== id));
}

export const momentsComing = (list: readonly Moment[]): readonly Coming[] =>
  list.map(({ id, at, title, path, since }) => ({
    event: `moment:${id}:${at}`,
    subject: { kind: "moment", title, path },
    start: at,
    end: at + TOO_LATE_MS,
    known: since,
  }));
