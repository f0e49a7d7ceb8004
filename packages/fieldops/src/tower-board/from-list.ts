import { nameKey, type Person } from "../runs/people.ts";
import type { RunJob } from "../runs/seat-words.ts";
import { isJobAsked, type ListUse, type Overlap, overlapOf } from "../runs/seating.ts";
import { tidyText } from "../runs/tidy-text.ts";
import { emptyBoard, hasJob, PARTY, type TowerBoard, type TowerPlayer } from "./board.ts";

export type TowerParty = Readonly<{
  board: TowerBoard;
  waiting: readonly Person[];
  /** Name keys of the last list. Players missing from a newer list have left. */
  listed: readonly string[];
}>;

export const emptyParty: TowerParty = { board: emptyBoard, waiting: [], listed: [] };

export type TakenList = Readonly<{
  party: TowerParty;
  seated: number;
  stayed: number;
  /** Names of players who are missing from the new list, or absent there. */
  left: readonly string[];
}>;

/** Names on a list may be longer than those on a board. */
const keyOf = (name: string) => nameKey(tidyText(name));

/** The level is unknown if they did not have the job. */
export const inJob = (player: TowerPlayer, job: RunJob): TowerPlayer => ({
  ...player,
  plays: job,
  has: hasJob(player, job) ? player.has : [...player.has, { job, level: null }],
});

/** Keeps known levels and the job they play. */
function told(player: TowerPlayer, { wishes, phantom }: Person): TowerPlayer {
  const combat = wishes.find(({ job }) => job !== null)?.job ?? player.combat;
  const [first] = phantom;
  const all = phantom.reduce(inJob, player);
  return {
    ...all,
    ...(combat === undefined ? {} : { combat }),
    plays: player.plays ?? first ?? null,
  };
}

const playerOf = (person: Person): TowerPlayer =>
  told({ name: tidyText(person.name), plays: null, has: [] }, person);

export function overlapWith({ board, waiting, listed }: TowerParty, people: readonly Person[]): Overlap {
  const players = board.players.flatMap(({ name }) =>
    keyOf(name) === "" ? [] : [{ name: tidyText(name), leaves: listed.includes(keyOf(name)) }],
  );
  const others = waiting.map(({ name }) => ({ name: tidyText(name), leaves: true }));
  return overlapOf([...players, ...others], new Set(people.map(({ name }) => keyOf(name))));
}

/**
 * Applies a sign-up list. Players on it stay. Free seats go to people who are sure to come, then to late and
 * tentative ones, in list order. People who asked for the bench or whose job must be asked for wait.
 */
export function takeSignUps(
  { board, waiting, listed }: TowerParty,
  list: readonly Person[],
  use: ListUse = "replace",
): TakenList {
  const onList = new Map(list.map((person) => [keyOf(person.name), person]));
  const people = use === "add" ? [...waiting.filter(({ name }) => !onList.has(keyOf(name))), ...list] : list;
  const next = new Map(people.map((person) => [keyOf(person.name), person]));
  const left: string[] = [];
  const stayed = board.players.flatMap((player) => {
    const key = keyOf(player.name);
    const person = key === "" ? undefined : next.get(key);
    if (person === undefined ? use === "add" || !listed.includes(key) : person.status !== "absent")
      return [person === undefined ? player : told(player, person)];
    left.push(player.name);
    return [];
  });
  const seatedBefore = new Set(stayed.map(({ name }) => keyOf(name)));
  const coming = people.filter(
    ({ name, status }) => status !== "absent" && !seatedBefore.has(keyOf(name)) && keyOf(name) !== "",
  );
  const ready = coming.filter((person) => person.status !== "bench" && !isJobAsked({ people }, person));
  const seated = [
    ...ready.filter(({ status }) => status === "in"),
    ...ready.filter(({ status }) => status !== "in"),
  ].slice(0, Math.max(0, PARTY - stayed.length));
  return {
    party: {
      board: { ...board, players: [...stayed, ...seated.map(playerOf)] },
      waiting: coming.filter((person) => !seated.includes(person)),
      listed: [...new Set([...(use === "add" ? listed : []), ...next.keys()])],
    },
    seated: seated.length,
    stayed: stayed.length,
    left,
  };
}

export function seatOne(party: TowerParty, name: string): TowerParty {
  const { board, waiting } = party;
  const person = waiting.find((each) => each.name === name);
  if (person === undefined || board.players.length >= PARTY) return party;
  return {
    ...party,
    board: { ...board, players: [...board.players, playerOf(person)] },
    waiting: waiting.filter((each) => each !== person),
  };
}

export function answerPhantom(party: TowerParty, name: string, job: RunJob): TowerParty {
  const waiting = party.waiting.map((person) =>
    person.name === name ? { ...person, phantom: [job] } : person,
  );
  return seatOne({ ...party, waiting }, name);
}
