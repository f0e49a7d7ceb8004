import { fateLine, lineMessage } from "@foray/fieldops/game-feed/lines";
import { PLANTED, type Session, type SessionStep } from "./sessions.ts";

export const faults = ["burst", "shapes", "drop", "silent"] as const;

export type Fault = (typeof faults)[number];

/** Malformed messages, which no plugin sends. */
export function wrongShapes(at: number): readonly (string | Uint8Array)[] {
  return [
    new Uint8Array([123, 34, 0, 255]),
    "",
    "null",
    "[]",
    '{"type":"LogLine"}',
    '{"type":"LogLine","line":"258"}',
    '{"type":"LogLine","line":["258"]}',
    '{"type":"LogLine","line":[258,{},null]}',
    '{"type":"ChangeZone"}',
    '{"type":"ChangeZone","zoneID":"x"}',
    '{"type":"LogLine","line":["258","__proto__","Add","constructor","toString",""]}',
    fateLine(at, "Add", 0xffffffff, 100),
    fateLine(at, "Update", 1976, 255),
    fateLine(at, "Add", 1976).slice(0, 40),
    lineMessage("259", at, ["ZZ", "", "", "-1", "", "9"]),
    lineMessage("00", at, ["000A", PLANTED[0], fateLine(at, "Add", 1976)]),
    lineMessage("00", at, ["000A", PLANTED[0], "x".repeat(100_000)]),
  ];
}

/** Adds 50 lines per second of a kind that the site must not read. */
export function withBurst(session: Session): Session {
  const end = session.at(-1)?.after ?? 0;
  const burst = Array.from(
    { length: Math.floor(end * 50) },
    (_, count): SessionStep => ({
      after: count / 50,
      message: (at) => lineMessage("261", at, ["Change", "10AB0001", "Name", PLANTED[count % 2] ?? ""]),
    }),
  );
  return [...session, ...burst].toSorted((a, b) => a.after - b.after);
}
