import { follow, notFollowed } from "@foray/fieldops/fights/follow";
import { clockOf } from "@foray/fieldops/fights/pull";
import { readFightMessage } from "@foray/fieldops/game-feed/fight-lines";
import { expect, test } from "vitest";
import {
  FIRST_PULL,
  fightSession,
  fightToPlay,
  SECOND_PULL,
  WIPED_AFTER,
  wholePull,
} from "./fight-session.ts";
import { PLANTED } from "./sessions.ts";

const START = Date.UTC(2026, 10, 28, 20);

async function played(key: string) {
  const fight = await fightToPlay(key);
  if (fight === undefined) throw new Error(key);
  let followed = notFollowed;
  const overs: number[] = [];
  const off: number[] = [];
  for (const { after, message } of fightSession(fight)) {
    const now = START + after * 1000;
    const signal = readFightMessage(message(now));
    if (signal === null) continue;
    const step = follow(fight, followed, signal, now);
    followed = step.followed;
    if (step.over !== null) overs.push(Math.round(step.over.seconds));
    const began = after >= SECOND_PULL ? SECOND_PULL : FIRST_PULL;
    if (followed.pull !== null) off.push(Math.abs(clockOf(followed.pull, now) - (after - began)));
  }
  return { fight, followed, overs, off };
}

test("follow keeps within 2.5 s through a wiped and a full pull of the Marble Dragon", async () => {
  const { fight, followed, overs, off } = await played("forked-tower-blood/marble-dragon");
  expect(followed.pull).toBeNull();
  expect(overs).toHaveLength(2);
  expect(Math.abs((overs[0] ?? 0) - WIPED_AFTER)).toBeLessThanOrEqual(1);
  expect(Math.abs((overs[1] ?? 0) - wholePull(fight))).toBeLessThanOrEqual(2);
  expect(off.length).toBeGreaterThan(100);
  expect(Math.max(...off)).toBeLessThan(2.5);
});

test.each(["drs/trinity-seeker", "ba/raiden", "forked-tower-blood/magitaur", "dr/dahu"])(
  "follow recognizes both pulls of %s",
  async (key) => {
    const { overs, off } = await played(key);
    expect(overs).toHaveLength(2);
    expect(Math.max(...off)).toBeLessThan(4);
  },
);

test("readFightMessage drops player names and casts", async () => {
  const fight = await fightToPlay("forked-tower-blood/marble-dragon");
  if (fight === undefined) throw new Error("no dragon");
  const read = fightSession(fight).map(({ message }) => readFightMessage(message(START)));
  for (const name of PLANTED) expect(JSON.stringify(read)).not.toContain(name);
  const casts = read.filter((signal) => signal?.kind === "cast");
  const enemies = fightSession(fight).filter(({ message }) => message(START).includes('"40002B10"'));
  expect(casts).toHaveLength(enemies.length);
});
