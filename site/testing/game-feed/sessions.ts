import { encounterLine, fateLine, lineMessage, zoneLine, zoneMessage } from "@foray/fieldops/game-feed/lines";
import type { EncounterStatus } from "@foray/fieldops/game-feed/messages";
import { type FeedField, type FeedSubject, subjectsIn, towerOf } from "@foray/fieldops/game-feed/subjects";

export type SessionStep = Readonly<{
  /** Seconds since the start of the session, ascending. */
  after: number;
  /** `at` is in Unix ms. */
  message: (at: number) => string;
}>;

export type Session = readonly SessionStep[];

/** Outside all field operations. */
const TOWN = 628;
const MINUTES_20 = 1200;

/** Player names, which the site must not keep. */
export const PLANTED = ["Amber Testwell", "Osric Testwell"] as const;

const said = (after: number, message: (at: number) => string): SessionStep => ({ after, message });

const chat = (after: number, text: string) =>
  said(after, (at) => lineMessage("00", at, ["000A", PLANTED[0], text]));

const fate = (after: number, change: "Add" | "Update" | "Remove", row: number, progress = 0): SessionStep =>
  said(after, (at) => fateLine(at, change, row, progress));

function encounter(after: number, key: number, status: EncounterStatus, deadline = 0): SessionStep {
  return said(after, (at) =>
    encounterLine(at, key, status, {
      popTime: deadline === 0 ? 0 : at + deadline * 1000,
      seconds: deadline,
      progress: status === 3 ? 40 : 0,
    }),
  );
}

function entering(after: number, { territory, zone }: FeedField): Session {
  return [
    said(after, (at) => zoneLine(at, territory, zone)),
    said(after, () => zoneMessage(territory, zone)),
    said(after, (at) => lineMessage("02", at, ["10AB0001", PLANTED[0]])),
    chat(after + 1, "hello"),
  ];
}

function leaving(after: number): Session {
  return [
    said(after, () => zoneMessage(TOWN, "a town")),
    said(after + 1, (at) => zoneLine(at, TOWN, "a town")),
  ];
}

const course = (start: number, row: number): Session => [
  fate(start, "Add", row),
  fate(start + 6, "Update", row, 20),
  fate(start + 12, "Update", row, 60),
  fate(start + 18, "Update", row, 96),
  fate(start + 20, "Remove", row),
];

const states = (start: number, key: number): Session => [
  encounter(start, key, 1),
  encounter(start + 1, key, 1),
  encounter(start + 12, key, 2, 3),
  encounter(start + 15, key, 3, MINUTES_20),
  encounter(start + 35, key, 0),
];

const rowsOf = (field: FeedField, kind: FeedSubject["kind"]) =>
  subjectsIn(field).flatMap((subject) => (subject.kind === kind ? [subject.gameId] : []));

const keysOf = (field: FeedField, kind: FeedSubject["kind"]) =>
  rowsOf(field, kind).map((row) => (row - (field.encounterBase ?? 0)) % 16);

/** A monster that is already up, a kill, a FATE that expires, and the bunny FATE if there is one. */
function eureka(field: FeedField): Session {
  const [up = 0, killed = 0, lapsed = 0] = rowsOf(field, "monster");
  const [bunny] = rowsOf(field, "bunny");
  return [
    fate(2, "Add", up, 35),
    fate(3, "Update", up, 36),
    ...course(20, killed),
    chat(24, `${PLANTED[1]}: pop`),
    fate(45, "Add", lapsed),
    fate(50, "Update", lapsed, 4),
    fate(80, "Remove", lapsed),
    ...(bunny === undefined ? [] : course(90, bunny)),
    fate(115, "Remove", up, 0),
  ];
}

/** Skirmishes, encounters that are in battle and from sign-up to end, a duel and the siege. */
function bozja(field: FeedField): Session {
  const [first = 0, second = 0] = rowsOf(field, "skirmish");
  const [siege = 0, fought = 1, whole = 2] = keysOf(field, "encounter").sort((a, b) => a - b);
  const [duel = 0] = keysOf(field, "duel");
  return [
    fate(2, "Update", first, 50),
    encounter(3, fought, 3, 900),
    fate(16, "Remove", first),
    ...states(20, whole),
    chat(30, `${PLANTED[1]}: CE up`),
    ...states(60, duel),
    ...course(100, second),
    encounter(125, fought, 0),
    ...states(130, siege),
  ];
}

/** Pots with and without their first line, all states of an encounter, an unknown key, and the tower. */
function horn(field: FeedField): Session {
  const [first = 0, second = 0] = rowsOf(field, "pot");
  const [one = 0, two = 0, three = 0] = rowsOf(field, "fate");
  return [
    fate(2, "Update", one, 30),
    encounter(3, 1, 3, 700),
    encounter(4, 40, 1),
    fate(16, "Remove", one),
    ...course(20, first),
    ...states(45, 2),
    chat(50, `${PLANTED[1]}: pot north`),
    encounter(85, 1, 0),
    ...course(90, two),
    ...states(115, 0),
    // While the tower is open, FATEs do not bring it closer.
    ...course(120, three),
    fate(160, "Update", second, 0),
    fate(170, "Update", second, 40),
    fate(180, "Remove", second),
  ];
}

function inside(field: FeedField): Session {
  if (field.encounterBase === null) return eureka(field);
  return towerOf(field) === undefined ? bozja(field) : horn(field);
}

/** About three minutes in a zone. */
export function sessionOf(field: FeedField): Session {
  const events = inside(field);
  const end = Math.max(...events.map(({ after }) => after)) + 15;
  return [...entering(0, field), ...events, ...leaving(end)].toSorted((a, b) => a.after - b.after);
}
