import { SNAPSHOT_MS } from "@foray/fieldops/game-feed/state";
import { feedFields } from "@foray/fieldops/game-feed/subjects";
import type { FightFacts } from "@foray/fieldops/records/fights/types";
import { type Fault, withBurst, wrongShapes } from "./faults.ts";
import { fightSession } from "./fight-session.ts";
import { startGameServer, startSilentServer } from "./server.ts";
import { type Session, sessionOf } from "./sessions.ts";

export type PlayOptions = Readonly<{
  port: number;
  /** All if empty. */
  zones: readonly string[];
  fight?: FightFacts | undefined;
  /** 10 plays ten times as fast. */
  speed: number;
  fault: Fault | undefined;
  say: (text: string) => void;
}>;

export const zonesToPlay: readonly string[] = feedFields.map(({ zone }) => zone);

/**
 * Plays sessions over and over. Rejects with the system's error if the port is taken.
 * @returns a function that stops it
 */
export async function play({
  port,
  zones,
  fight,
  speed,
  fault,
  say,
}: PlayOptions): Promise<() => Promise<void>> {
  if (fault === "silent") {
    const silent = await startSilentServer(port);
    say(`Port ${silent.port} takes connections and never answers.`);
    return silent.close;
  }
  const server = await startGameServer(port);
  say(`Plays at ws://127.0.0.1:${server.port}/ws.`);
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) =>
    new Promise<void>((done) => {
      timer = setTimeout(done, ms);
    });
  const fields = feedFields.filter(({ zone }) => zones.length === 0 || zones.includes(zone));

  async function visit(session: Session): Promise<void> {
    let at = 0;
    const entered = Date.now();
    for (const { after, message } of session) {
      await wait(((after - at) * 1000) / speed);
      // At any speed, later events must not arrive within the snapshot of what was already up.
      if (after * 1000 > SNAPSHOT_MS) await wait(Math.max(0, entered + SNAPSHOT_MS + 500 - Date.now()));
      if (signal.aborted) return;
      if (fault === "shapes") for (const shape of wrongShapes(Date.now())) server.say(shape);
      // Every 30 seconds of session time.
      if (fault === "drop" && Math.floor(after / 30) > Math.floor(at / 30)) server.drop();
      server.say(message(Date.now()));
      at = after;
    }
  }

  async function run(): Promise<void> {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const field = fields[turn % fields.length];
      if (fight !== undefined) {
        say(`Pulls ${fight.id} twice (${server.readers()} connected).`);
        await visit(fightSession(fight));
      } else if (field !== undefined) {
        say(`Enters ${field.zone} (${server.readers()} connected).`);
        const session = sessionOf(field);
        await visit(fault === "burst" ? withBurst(session) : session);
      } else return;
      await wait(15_000 / speed);
    }
  }
  void run();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await server.close();
  };
}
