import { potFateFacts } from "#records/pot-fates/facts";
import { displayPosition, mapPosition } from "../atlas/transforms.ts";
import { type Clock, clockOf } from "./clocks.ts";
import type { NewObservation } from "./note.ts";
import type { ClockKind } from "./observations.ts";
import type { ClockState } from "./states.ts";

const MINUTE = 60_000;

/** The few words of a line for chats, in each language of the site. They are read back, so they belong with the reader. */
export const chatWords = {
  en: { up: "up", mayBe: "may be up" },
  ja: { up: "発生中", mayBe: "発生可能" },
  de: { up: "aktiv", mayBe: "vielleicht aktiv" },
  fr: { up: "actif", mayBe: "peut-être actif" },
} as const satisfies Record<string, { up: string; mayBe: string }>;
export type ChatLanguage = keyof typeof chatWords;

/** The place as the game writes it: “X: 25.3 Y: 19.8”. */
export function placeText({ position }: Clock): string {
  return position === null ? "" : displayPosition(mapPosition(position.x, position.y));
}

/** How a line writes a moment that has passed, and one that is ahead. */
type Moments = Readonly<Record<"ago" | "ahead", (at: number) => string>>;

/** A line: the name as given, the state at `now`, the place. Null if nothing counts. */
function lineOf(
  { clock, state }: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
  { ago, ahead }: Moments,
): string | null {
  const { up, mayBe } = chatWords[language];
  if (state.phase !== "up" && state.phase !== "away") return null;
  const when =
    state.phase === "up"
      ? [up, ...(state.since === null ? [] : [ago(state.since)])].join(" ")
      : state.from > now
        ? ahead(state.from)
        : `${mayBe} ${ago(state.from)}`;
  return [`${name} ${when}`, placeText(clock)].filter((part) => part !== "").join(" · ");
}

/**
 * A line for the game's chat at `now`: name, whole minutes, place, no markup (“Serket 7m · X: 25.3 Y: 19.8”). Null if nothing counts.
 * @param name the timer's name in the language of the line
 */
export function chatLine(
  timer: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
): string | null {
  const ago = (at: number) => `${Math.max(0, Math.floor((now - at) / MINUTE))}m`;
  const ahead = (at: number) => `${Math.ceil((at - now) / MINUTE)}m`;
  return lineOf(timer, name, language, now, { ago, ahead });
}

/** The same for Discord, with its own timestamps, which each reader sees in their time zone. */
export function discordLine(
  timer: Readonly<{ clock: Clock; state: ClockState }>,
  name: string,
  language: ChatLanguage,
  now: number,
): string | null {
  const time = (at: number) => `<t:${Math.floor(at / 1000)}:R>`;
  return lineOf(timer, `**${name}**`, language, now, { ago: time, ahead: time });
}

/** A name that a line may call a timer by. */
export type TimerName = Readonly<{ kind: Exclude<ClockKind, "fate">; id: string; name: string }>;

export type ReadLines = Readonly<{
  observed: readonly NewObservation[];
  /** Parts that look like a timer but were not understood. */
  unread: readonly string[];
}>;

/** No pasted text of a tracker is near as long. */
const LONGEST = 20_000;

/**
 * Reads lines of trackers and of this site at `now` (Unix ms): any names, each followed by the time left (“Serket (7m) → Jahannam
 * (15m)”), by “up”, or by Discord's timestamp. Names may be of any language and case. Never throws.
 */
export function readTimerLines(text: string, names: readonly TimerName[], now: number): ReadLines {
  const plain = text.slice(0, LONGEST).replace(/[\\\u200b*`]/g, "");
  const found = findNames(plain, names);
  const observed: NewObservation[] = [];
  const unread: string[] = [];
  const strange = (part: string) => {
    for (const piece of part.split(SEPARATORS))
      if (TIMED.test(piece) && /\p{L}{2}/u.test(piece)) unread.push(trimmed(piece));
  };
  const [first] = found;
  if (first === undefined)
    return {
      observed,
      unread: plain
        .split("\n")
        .map(trimmed)
        .filter((line) => line !== ""),
    };
  // A heading such as “/p on cooldown:” says no time.
  strange(plain.slice(0, first.start));
  for (const [place, { start, end, names: called }] of found.entries()) {
    const rest = plain.slice(end, found[place + 1]?.start);
    const cut = rest.search(SEPARATORS);
    const own = cut === -1 ? rest : rest.slice(0, cut);
    const seen = called.flatMap((name) => observationOf(name, own, now) ?? []);
    if (seen.length === 0) unread.push(trimmed(plain.slice(start, end) + own));
    observed.push(...seen);
    if (cut !== -1) strange(rest.slice(cut));
  }
  return { observed, unread };
}

const SEPARATORS = /→|⇒|->|=>|[\n,;|、／]/;
const UNIT = "(?:m(?:in(?:uten?|utes?)?)?\\b\\.?|分|h(?:ours?|eures?)?\\b|Std\\b\\.?|時間|s(?:ec)?\\b|秒)";
const TIMED = new RegExp(`\\d+\\s*${UNIT}|\\d+:\\d\\d|<t:\\d+`, "i");

const trimmed = (text: string) => text.trim().slice(0, 80);

type FoundName = Readonly<{ start: number; end: number; names: readonly TimerName[] }>;

/** The names that are in a text, the longest first where several would fit, none inside another word. */
function findNames(text: string, names: readonly TimerName[]): readonly FoundName[] {
  const lower = fold(text);
  const byName = new Map<string, TimerName[]>();
  for (const name of names) {
    const key = fold(name.name);
    const known = byName.get(key) ?? [];
    if (!known.some(({ kind, id }) => kind === name.kind && id === name.id))
      byName.set(key, [...known, name]);
  }
  const taken = Array.from({ length: lower.length }, () => false);
  const found: FoundName[] = [];
  for (const [key, called] of [...byName].toSorted(([a], [b]) => b.length - a.length)) {
    if (key === "") continue;
    for (let start = lower.indexOf(key); start !== -1; start = lower.indexOf(key, start + 1)) {
      const end = start + key.length;
      const inWord = (a: string, b: string) =>
        /[\p{Script=Latin}\d]/u.test(a) && /[\p{Script=Latin}\d]/u.test(b);
      const cut =
        inWord(lower.charAt(start - 1), lower.charAt(start)) ||
        inWord(lower.charAt(end - 1), lower.charAt(end));
      if (cut || taken.slice(start, end).includes(true)) continue;
      taken.fill(true, start, end);
      found.push({ start, end, names: called });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** One character stays one character, so that places in both texts agree. */
const fold = (text: string) =>
  [...text]
    .map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
    .join("")
    .replaceAll("’", "'");

function observationOf({ kind, id }: TimerName, text: string, now: number): NewObservation | null {
  const clock = clockOf({ kind, id });
  if (clock === undefined) return null;
  const seen = (moment: NewObservation["moment"], at: number): NewObservation => ({
    kind,
    id,
    moment,
    at,
    source: "pasted",
  });
  const stamp = /<t:(\d{9,11})(?::[a-zA-Z])?>/.exec(text)?.[1];
  const stamped = stamp === undefined ? null : Number(stamp) * 1000;
  const span = durationOf(text);
  const words = fold(text);
  const says = (word: "up" | "mayBe") =>
    Object.values(chatWords).some((one) =>
      new RegExp(`(?<!\\p{Script=Latin})${one[word]}(?!\\p{Script=Latin})`, "u").test(words),
    );
  const from = stamped ?? (span === null ? null : says("mayBe") ? now - span : now + span);
  if (says("up") && !says("mayBe")) {
    if (stamped === null && span === null) return seen("seen", now);
    return seen("began", stamped ?? now - (span ?? 0));
  }
  if (from === null) return null;
  // Respawns are known by the last appearance or end, pots by their start an hour before.
  if (clock.kind === "pot") {
    const pot = potFateFacts.find((facts) => facts.id === id);
    return pot === undefined ? null : seen("began", from - pot.repeatMinutes * MINUTE);
  }
  return clock.returns === null ? null : seen(clock.returns.after, from - clock.returns.least * 1000);
}

/** A duration in ms, as trackers write it: 7m, 1h 05m, 07:12 (minutes and seconds), 1:07:12, 7 min, 1時間5分. */
function durationOf(text: string): number | null {
  const clock = /(?<![\d.])(?:(\d{1,2}):)?(\d{1,3}):(\d\d)(?!\d)/.exec(text);
  if (clock !== null) {
    const [, hours = "0", minutes = "0", seconds = "0"] = clock;
    return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  }
  const amount = (unit: string) => {
    const found = new RegExp(`(?<![\\d.])(\\d{1,4})\\s*${unit}`, "iu").exec(text)?.[1];
    return found === undefined ? null : Number(found);
  };
  const hours = amount("(?:h(?:ours?|eures?)?(?![a-z])|Std(?![a-z])|時間)");
  const minutes = amount("(?:m(?:in(?:uten?|utes?)?)?(?![a-z])|分)");
  const seconds = amount("(?:s(?:ec)?(?![a-z])|秒)");
  if (hours === null && minutes === null && seconds === null) return null;
  return (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
}
