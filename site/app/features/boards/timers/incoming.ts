import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type BoardLink, decodeBoard } from "@foray/fieldops/instance-board/board-link";
import { boardClocks, clockOf } from "@foray/fieldops/instance-board/clocks";
import type { TimerName } from "@foray/fieldops/instance-board/lines/names";
import type { Choice, UnreadPart, UnreadReason } from "@foray/fieldops/instance-board/lines/read";
import { addObservation } from "@foray/fieldops/instance-board/note";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import type { NameFile } from "~/i18n/name-fallback.ts";
import { localCalendar } from "~/i18n/zone.ts";

/** A board from a link or a paste, before the player has decided what to do with it. */
export type Incoming =
  | Readonly<{
      kind: "board";
      from: "link" | "lines";
      zone: ZoneId;
      observations: readonly Observation[];
      unread: readonly (
        | UnreadPart
        | Readonly<{ text: string; reason: "garbled" | "unknown" | "future" | "old" | "long" }>
      )[];
      /** Ambiguous parts, which are not in `observations`. */
      choices: readonly Choice[];
      /** Zones whose timers were left out because they belong on other boards. */
      otherZones: readonly ZoneId[];
    }>
  | Readonly<{ kind: "version"; version: string }>
  | Readonly<{ kind: "none" }>
  | Readonly<{ kind: "live"; code: string; zone: ZoneId | null }>
  | Readonly<{ kind: "lines"; unread: readonly UnreadPart[] }>;

export type LineFault = UnreadReason;

const BOARD = /(?:#|%23)board(?:=|%3D)([\w.]*)/i;
const LIVE = /(?:#|%23)(live|read)(?:=|%3D)([\w-]{43,64})/i;

/** Reads a board or a live code from the URL's fragment; null if it has neither. */
export function readHash(hash: string, now: number): Incoming | null {
  const live = LIVE.exec(hash);
  // Codes have one of two lengths; chats may append characters.
  const code = live?.[2]?.slice(0, live[1]?.toLowerCase() === "live" ? 43 : 64);
  if (code !== undefined) return { kind: "live", code, zone: null };
  const board = BOARD.exec(hash)?.[1];
  if (board === undefined) return /^#(live|read|board)=/i.test(hash) ? { kind: "none" } : null;
  // Trailing underscores and dots are from the chat: italics, or the end of a sentence.
  return fromLink(decodeBoard(board.replace(/[._]+$/, ""), now));
}

function fromLink(link: BoardLink): Incoming {
  return link.kind === "board" ? { ...link, from: "link", otherZones: [], choices: [] } : link;
}

/** Reads pasted text: a board link, or lines of chats and trackers in any client language. */
export async function readPasted(text: string, zone: ZoneId, now: number): Promise<Incoming> {
  const link = readHash(text, now);
  if (link !== null) return link;
  const [{ shortTimerNames }, { readTimerLines }, known] = await Promise.all([
    import("@foray/fieldops/instance-board/lines/alias-names"),
    import("@foray/fieldops/instance-board/lines/read"),
    timerNames(),
  ]);
  const names = [...known, ...shortTimerNames(zone)];
  const { observed, choices, unread } = readTimerLines(text, names, now, zone, localCalendar);
  const zoneOf = (timer: Pick<TimerName, "id" | "kind">) => clockOf(timer)?.zone ?? [];
  const zones = [
    ...new Set([
      ...observed.flatMap((one) => clockOf(one)?.zone ?? []),
      ...choices.flatMap(({ timer }) => zoneOf(timer)),
    ]),
  ];
  const [first] = zones;
  if (first === undefined) return { kind: "lines", unread };
  const own = zones.includes(zone) ? zone : first;
  let observations: readonly Observation[] = [];
  for (const one of observed) observations = addObservation(observations, own, one, now).observations;
  return {
    kind: "board",
    from: "lines",
    zone: own,
    observations,
    unread,
    choices: choices.filter(({ timer }) => zoneOf(timer) === own),
    otherZones: zones.filter((other) => other !== own),
  };
}

const tables = {
  monster: "fieldops/notorious-monsters",
  bunny: "fieldops/bunny-fates",
  pot: "fieldops/pot-fates",
  encounter: "fieldops/engagements",
  tower: "fieldops/engagements",
  duel: "fieldops/duels",
  skirmish: "fieldops/skirmishes",
} as const;

let known: Promise<readonly TimerName[]> | undefined;

/** Names of all timers in all client languages. Loaded on the first paste. */
function timerNames(): Promise<readonly TimerName[]> {
  known ??= (async () => {
    const { loadNames } = await import("~/i18n/name-files.ts");
    const { lineLanguages } = await import("@foray/fieldops/instance-board/lines/line-words");
    // A language that fails to load (offline) has no names.
    const read = (table: string, locale: string) => loadNames(table, locale).catch((): NameFile => ({}));
    const files = await Promise.all(
      [...new Set(Object.values(tables))].flatMap((table) =>
        lineLanguages.map(async (locale) => [table, await read(table, locale)] as const),
      ),
    );
    return boardClocks.flatMap(({ kind, id }) =>
      files.flatMap(([table, names]) => {
        const name = table === tables[kind] ? names[id] : undefined;
        return name === undefined ? [] : [{ kind, id, name }];
      }),
    );
  })().catch((error: unknown) => {
    // Lets the next paste try again.
    known = undefined;
    throw error;
  });
  return known;
}
