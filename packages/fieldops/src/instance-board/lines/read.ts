import { potFateFacts } from "#records/pot-fates/facts";
import { type LocalCalendar, machineCalendar } from "../../patterns/local-calendar.ts";
import { type Clock, clockOf } from "../clocks.ts";
import type { NewObservation } from "../note.ts";
import { CLOCK_SLACK_MS, FORGOTTEN_MS } from "../observations.ts";
import { hasWord, pattern, wordLength } from "./grammar.ts";
import { findNames, foldLine, type TimerName } from "./names.ts";
import { type ClockZone, type Direction, instantsOf, isAhead, type LineTime, timeIn } from "./times.ts";

const MINUTE = 60_000;

/** "ahead": it may be up from then on. "killed": also for the end of anything else. */
export type LineReading = Readonly<{ kind: "ahead" | "appeared" | "killed" | "up"; when: number }>;

export type UnreadReason =
  | "noName"
  | "noTime"
  | "question"
  | "negated"
  /** Further ahead than the timer's longest wait. */
  | "tooLong"
  /** Longer ago than a board keeps notes. */
  | "tooOld"
  /** The timer does not run by time, so a remaining time tells nothing. */
  | "notTimed"
  | "cut";

export type UnreadPart = Readonly<{
  text: string;
  reason: UnreadReason;
  /** `null` if no timer was recognized. */
  timer: Pick<TimerName, "id" | "kind"> | null;
}>;

/** Ambiguous: noted only after the user picks one of the readings. */
export type Choice = Readonly<{
  text: string;
  timer: Pick<TimerName, "id" | "kind">;
  options: readonly Readonly<{ reading: LineReading; observation: NewObservation }>[];
}>;

export type ReadLines = Readonly<{
  observed: readonly NewObservation[];
  choices: readonly Choice[];
  unread: readonly UnreadPart[];
}>;

/** More than any real paste, but few enough that a huge one cannot block the page. */
export const MAX_TEXT_LENGTH = 20_000;

/** Separators between entries. A comma between parts of a duration does not count. */
const SEPARATORS = /→|⇒|->|=>|[\n;|、／]|,(?!\s*\d+\s*(?:h|m|s|std|時|分|秒|小|시|초|분)[^:]*)/u;
/** Map coordinates, and the placeholders or characters the client inserts for them. */
const PLACES =
  /<(?:flag|pos)>|[\ue000-\uf8ff]|[([]?\s*x\s*:?\s*\d{1,2}(?:[.,]\d+)?\s*[,;·]?\s*y\s*:?\s*\d{1,2}(?:[.,]\d+)?(?:\s*[,;·]?\s*z\s*:?\s*-?\d+(?:[.,]\d+)?)?\s*[)\]]?|[([]\s*\d{1,2}\.\d\s*,\s*\d{1,2}\.\d\s*[)\]]/giu;
/** Words between two names that share what follows. */
const JOINED = /^\s*(?:and|und|et|&|\+|と|和|와|과)\s*$/iu;
const SAID = /^\s*\[(\d{1,2}):(\d{2})(?::\d{2})?\]\s*/u;
const CHANNEL =
  /^\s*(?:\/(?:sh(?:out)?|y(?:ell)?|p(?:arty)?|s(?:ay)?|fc|l\d|cwl\d|e(?:cho)?)\s+|[[(](?:shout|yell|party|say|fc)[\])]\s*)/iu;
const HIDDEN = /[\\\u200b*`]/gu;
const TIMED = new RegExp(
  String.raw`\d+\s*(?:${pattern("hours")}|${pattern("minutes")}|${pattern("seconds")})|\d+:\d\d|<t:\d+`,
  "u",
);

const trimmed = (text: string) => text.trim().slice(0, 80);

type Segment = Readonly<{ names: readonly TimerName[]; text: string; before: string; after: string }>;
type Parts = Readonly<{ segments: readonly Segment[]; strange: readonly string[] }>;

/** `strange` are parts with a time but no name. */
function partsOf(line: string, names: readonly TimerName[], zone: string | null): Parts {
  const folded = foldLine(line);
  const found = findNames(folded, names, zone);
  const segments: Segment[] = [];
  const strange: string[] = [];
  const alone = (part: string) => {
    for (const piece of part.split(SEPARATORS))
      if (TIMED.test(foldLine(piece)) && /\p{L}{2}/u.test(piece)) strange.push(trimmed(piece));
  };
  let from = 0;
  for (const [place, { start, end, names: called }] of found.entries()) {
    const lead = line.slice(from, start);
    const pieces = lead.split(SEPARATORS);
    const before = pieces.at(-1) ?? "";
    // A heading such as “/p on cooldown:” has no time.
    if (pieces.length > 1) alone(lead.slice(0, lead.length - before.length));
    const rest = line.slice(end, found[place + 1]?.start);
    const cut = rest.search(SEPARATORS);
    const after = cut === -1 ? rest : rest.slice(0, cut);
    segments.push({ names: called, text: trimmed(before + line.slice(start, end) + after), before, after });
    from = end + after.length;
  }
  // “Pazuzu and Cassie killed 10m ago” applies to both.
  for (let at = segments.length - 2; at >= 0; at -= 1) {
    const [one, next] = [segments[at], segments[at + 1]];
    if (one === undefined || next === undefined || !JOINED.test(one.after)) continue;
    if (one.before.trim() === "") segments[at] = { ...one, text: next.text, after: next.after };
  }
  alone(found.length === 0 ? "" : line.slice(from));
  return { segments, strange };
}

type Context = Readonly<{ now: number; said: number; calendar: LocalCalendar; lengths: boolean }>;
type Read = readonly LineReading[] | UnreadReason;

const stateIn = (text: string): LineReading["kind"] | "mayBe" | null => {
  if (hasWord(text, "mayBe")) return "mayBe";
  if (hasWord(text, "killed")) return "killed";
  // “出現中” means up, though it contains “出現”.
  const [appeared, up] = [wordLength(text, "appeared"), wordLength(text, "up")];
  if (appeared === 0 && up === 0) return null;
  return up > appeared ? "up" : "appeared";
};

function readingsOf(segment: Segment, loose: boolean, { now, said, calendar, lengths }: Context): Read {
  const text = foldLine(`${segment.before} ${segment.after}`.replace(PLACES, " "));
  if (text.includes("?") || hasWord(text, "asked")) return "question";
  if (hasWord(text, "negated")) return "negated";
  const state = stateIn(text);
  const began = state === "appeared" || state === "up";
  const one = (kind: LineReading["kind"], when: number): Read => [{ kind, when }];
  if (hasWord(text, "pull")) return one("up", said);
  const time = timeIn(text) ?? looseMinutes(text, loose);
  if (time === null) {
    if (state === "mayBe") return one("ahead", said);
    if (state === "up" || (state === null && /\d\s*%/u.test(text))) return one("up", said);
    return state === null ? "noTime" : one(state, said);
  }
  const past = (when: number): Read =>
    state === "killed"
      ? one("killed", when)
      : began
        ? one("appeared", when)
        : state === "mayBe"
          ? one("ahead", when)
          : [
              { kind: "appeared", when },
              { kind: "killed", when },
            ];
  const length = (ms: number, direction: Direction): Read => {
    if (direction === "minus" && state === null) {
      const back = past(said - ms);
      return [...(typeof back === "string" ? [] : back), { kind: "ahead", when: said + ms }];
    }
    if (direction === "minus" && state === "killed") return past(said - ms);
    if (direction === "ahead") return one("ahead", said + ms);
    if (direction === "ago" || began || state === "mayBe") return past(said - ms);
    if (state === null) return one("ahead", said + ms);
    return [
      { kind: "killed", when: said - ms },
      { kind: "ahead", when: said + ms },
    ];
  };
  const clock = (minutes: number, zone: ClockZone): readonly LineReading[] => {
    const at = instantsOf(minutes, zone, said, calendar);
    if (isAhead(text) || state === "mayBe") return [{ kind: "ahead", when: at.ahead }];
    const back = past(at.past);
    const gone = typeof back === "string" || now - at.past > FORGOTTEN_MS ? [] : back;
    if (state === "killed") return gone;
    // Shouts often announce the pull time, so the monster is already up.
    if (state === "appeared") return [...gone, { kind: "up", when: said }];
    if (state === "up") return [...gone, { kind: "ahead", when: at.ahead }];
    return [...gone.filter(({ kind }) => kind === "appeared"), { kind: "ahead", when: at.ahead }];
  };
  switch (time.of) {
    case "stamp":
      return state === null ? one("ahead", time.at) : past(time.at);
    case "length":
      return length(time.ms, time.direction);
    case "clock": {
      const all = time.zones.flatMap((zone) => clock(time.minutes, zone));
      return all.length === 0 ? "tooOld" : all;
    }
    case "either": {
      const read = length(time.ms, null);
      if (lengths || typeof read === "string") return read;
      return [...read, ...clock(time.minutes, "local")];
    }
  }
}

/** In “15 south”, a bare number next to a word for a pot means minutes. */
function looseMinutes(text: string, loose: boolean): LineTime | null {
  const minutes = loose ? /(?<![\d.:])(\d{1,2})(?![\d.:%])/u.exec(text)?.[1] : undefined;
  return minutes === undefined ? null : { of: "length", ms: Number(minutes) * MINUTE, direction: "ahead" };
}

/** Returns a reason if the reading cannot be noted. */
function observationOf(
  clock: Clock,
  { kind, when }: LineReading,
  now: number,
): NewObservation | UnreadReason {
  const seen = (moment: NewObservation["moment"], at: number): NewObservation | UnreadReason => {
    if (at > now + CLOCK_SLACK_MS) return "tooLong";
    return at <= now - FORGOTTEN_MS
      ? "tooOld"
      : { kind: clock.kind, id: clock.id, moment, at, source: "pasted" };
  };
  if (kind === "up") return seen("seen", when);
  if (kind === "appeared") return seen("began", when);
  if (kind === "killed") return seen("ended", when);
  // A respawn time is noted as the last appearance or end before it, a pot's as its start one cycle before.
  const pot = clock.kind === "pot" ? potFateFacts.find(({ id }) => id === clock.id) : undefined;
  if (pot !== undefined) return seen("began", when - pot.repeatMinutes * MINUTE);
  if (clock.returns === null) return "notTimed";
  return seen(clock.returns.after, when - clock.returns.least * 1000);
}

/**
 * Reads lines from chats, trackers and this site, in any language of the client: names, each with a duration,
 * clock time, timestamp or a word like “up”. Never throws. Every part that looks like a timer becomes an
 * observation, a choice or unread.
 * @param now Unix ms
 * @param zone the board's zone, to resolve names that several zones share
 * @param calendar for local clock times
 */
export function readTimerLines(
  text: string,
  names: readonly TimerName[],
  now: number,
  zone: string | null = null,
  calendar: LocalCalendar = machineCalendar,
): ReadLines {
  const observed: NewObservation[] = [];
  const choices: Choice[] = [];
  const unread: UnreadPart[] = [];
  const beyond = text.slice(MAX_TEXT_LENGTH).trimStart();
  if (beyond !== "") unread.push({ text: `${trimmed(beyond)}…`, reason: "cut", timer: null });
  const lines = text.slice(0, MAX_TEXT_LENGTH).replace(HIDDEN, "").split(/\r?\n/u);
  const read = lines.map((raw) => {
    const [, hour = "", minute = ""] = SAID.exec(raw) ?? [];
    const line = raw.replace(SAID, "").replace(CHANNEL, "");
    const said =
      hour === "" ? now : instantsOf(Number(hour) * 60 + Number(minute), "local", now, calendar).past;
    return { raw, said, ...partsOf(line, names, zone) };
  });
  const all = read.flatMap(({ segments }) => segments);
  // Next to “1h 5m” or “1:05:00”, “07:30” is a duration as well.
  const lengths = all.some(
    ({ before, after }) => timeIn(foldLine(`${before} ${after}`.replace(PLACES, " ")))?.of === "length",
  );
  for (const { raw, said, segments, strange } of read) {
    for (const part of strange) unread.push({ text: part, reason: "noName", timer: null });
    if (all.length === 0 && raw.trim() !== "")
      unread.push({ text: trimmed(raw), reason: "noName", timer: null });
    for (const segment of segments)
      for (const { kind, id, loose } of segment.names) {
        const clock = clockOf({ kind, id });
        if (clock === undefined) continue;
        const timer = { kind, id };
        const readings = readingsOf(segment, loose === true, { now, said, calendar, lengths });
        if (typeof readings === "string") {
          // An everyday word alone does not name a pot.
          if (loose !== true) unread.push({ text: segment.text, reason: readings, timer });
          continue;
        }
        const options = readings.map((reading) => ({ reading, made: observationOf(clock, reading, now) }));
        const able = options.flatMap(({ reading, made }) =>
          typeof made === "string" ? [] : [{ reading, observation: made }],
        );
        const [first, ...others] = able;
        if (first === undefined) {
          const reason = options.map(({ made }) => made).find((made) => typeof made === "string");
          unread.push({ text: segment.text, reason: typeof reason === "string" ? reason : "noTime", timer });
        } else if (others.length === 0) observed.push(first.observation);
        else choices.push({ text: segment.text, timer, options: able });
      }
  }
  return { observed, choices, unread };
}
