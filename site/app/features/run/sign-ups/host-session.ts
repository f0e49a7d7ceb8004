import { type Act, actOn, undoAct } from "@foray/fieldops/runs/live/acts";
import {
  type Change,
  changesTo,
  closesAt,
  type LiveRun,
  liveRunOf,
  playersOf,
} from "@foray/fieldops/runs/live/board";
import {
  type CheckInKind,
  type DecisionNote,
  decisionValue,
  signUpNoteValue,
} from "@foray/fieldops/runs/live/fields";
import { signedUpCount, slotState, slotStates } from "@foray/fieldops/runs/live/inbox";
import { playerId } from "@foray/fieldops/runs/live/player-id";
import { type Entry, mergeRegisters, type Registers } from "@foray/fieldops/runs/live/registers";
import { personOf, readSignUp, type SignUpForm } from "@foray/fieldops/runs/live/sign-up";
import { nameKey, type Person } from "@foray/fieldops/runs/people";
import { dropOut, takeSeat } from "@foray/fieldops/runs/seating";
import type { Run } from "@foray/fieldops/runs/types";
import { fromBase64Url, toBase64Url } from "../../boards/live/base64url.ts";
import { type BoardClient, type BoardState, type BoardView, joinRun } from "./board-client.ts";
import { type Bytes, sameBytes } from "./bytes.ts";
import { readCheckInText } from "./check-in.ts";
import type { RunEnvironment } from "./environment.ts";
import { type InboxClient, type InboxState, readInbox } from "./inbox-client.ts";
import { type HostKeys, type PlayerKeys, playerKeys, seatSeed } from "./keys.ts";
import { noticeOf } from "./notice.ts";
import { type OpenedSlot, openMessage, sealMessage } from "./sealing.ts";
import { type Presence, printNotice, type RunNotice } from "./wire.ts";

export type Waiting = Readonly<{
  slot: string;
  form: SignUpForm;
  /** Unix ms by the player's clock. */
  time: number;
  /** `changed`: sent again after it was taken in. `withdrawn`: withdrawn after it was taken in. */
  what: "changed" | "new" | "withdrawn";
  /** Current name on the board; null if not taken in. */
  known: string | null;
  /** Set if someone else on the board has the same name. */
  sameName: string | null;
}>;

export type HostView = Readonly<{
  live: LiveRun;
  board: Registers;
  state: BoardState;
  hosts: readonly Presence[];
  pending: number;
  heardAt: number | null;
  inbox: readonly Waiting[];
  inboxState: InboxState;
  signedUp: number;
  canUndo: boolean;
  canRedo: boolean;
  /** `benched`: players not seated again. `kept`: number of parts someone has changed since. */
  undone: Readonly<{ benched: readonly string[]; kept: number }> | null;
  /** The links were renewed; the board continues elsewhere. */
  moved: boolean;
}>;

export type HostOptions = Readonly<{
  keys: HostKeys;
  /** URL without a trailing slash. */
  relay: string;
  env: RunEnvironment;
  actor: string;
  name: string;
  board: Registers;
  pending: readonly Entry[];
  onView: (view: HostView) => void;
  onStore: (board: Registers, pending: readonly Entry[]) => void;
}>;

export type HostSession = Readonly<{
  act: (change: (run: Run) => Run, touched?: string) => void;
  undo: () => void;
  redo: () => void;
  /** `place`: null for the bench. `other`: not the person of the same name on the board. */
  takeIn: (slot: string, place: number | null, other: boolean) => void;
  leaveOut: (slot: string) => void;
  freeSeat: (slot: string) => void;
  /** Records what a seated player said elsewhere. */
  checkIn: (place: number, kind: CheckInKind) => void;
  setShared: (shared: boolean) => void;
  /** Closes or reopens sign-ups; reopening also removes a closing time that has passed. */
  setPaused: (paused: boolean) => Promise<boolean>;
  /** Minutes before the start at which sign-ups close or check-in opens; null for the default. */
  setBefore: (what: "checkIn" | "closes", minutes: number | null) => void;
  /** Closes sign-ups and deletes them. Returns how many could not be deleted. */
  deleteAll: () => Promise<number>;
  /** Marks the links as invalid, and empties the inbox. */
  retire: () => Promise<void>;
  board: () => Registers;
  hold: (seat: number) => void;
  rename: (name: string) => void;
  wake: () => void;
  leave: () => void;
}>;

type Step = Readonly<{ acts: readonly Act[]; touched: string | null }>;
const MINUTE = 60_000;
const MAX_STEPS = 200;
const REPLY = 22;
const NOTICE = "notice";
/** Polls of 100 ms each in which the last entries may be sent. */
const MAX_RETIRE_TRIES = 30;

export function hostRun({ keys, relay, env, actor, onView, onStore, ...given }: HostOptions): HostSession {
  let board = given.board;
  let view: BoardView = { state: "joining", board, hosts: [], pending: 0, heardAt: null };
  let inboxState: InboxState = "open";
  let looked = false;
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  let undone: HostView["undone"] = null;
  let left = false;
  let retired = false;
  let stopNotice = () => {};
  let lastNotice = "";
  let telling = false;
  let client: BoardClient | undefined;
  let inbox: InboxClient | undefined;
  const slots = new Map<
    string,
    Readonly<{ opened: OpenedSlot; form: SignUpForm | null; reply: Bytes | null }>
  >();
  const seats = new Map<string, Readonly<{ player: string; keys: PlayerKeys }>>();
  const seatPlayers = new Set<string>();

  const live = () => liveRunOf(board);
  const show = () => {
    if (left) return;
    const now = live();
    onView({
      ...view,
      board,
      live: now,
      inbox: waitingIn(now),
      inboxState,
      signedUp: signedUpCount(slotStates(board)),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      undone,
      moved: retired,
    });
  };

  const waitingIn = ({ run }: LiveRun): readonly Waiting[] => {
    const names = new Map(playersOf(board).map(({ id, person }) => [id, person.name]));
    const onBoard = new Set([...run.people, ...run.seats].map(({ name }) => nameKey(name)));
    return [...slots]
      .flatMap(([slot, { opened, form }]): Waiting[] => {
        const known = slotState(board, slot);
        if (known?.decision !== "new" || form === null) return [];
        const name = names.get(known.player) ?? null;
        const sameName = name === null && onBoard.has(nameKey(form.name)) ? form.name : null;
        const what = opened.kind === "withdrawn" ? "withdrawn" : name === null ? "new" : "changed";
        return [{ slot, form, time: opened.time, what, known: name, sameName }];
      })
      .toSorted((a, b) => b.time - a.time || (a.slot < b.slot ? -1 : 1));
  };

  /** Returns null if nothing changes. */
  const write = (changes: readonly Change[]): Act | null => {
    const acted = actOn(board, changes, actor);
    if (acted === null) return null;
    board = acted.board;
    client?.put(board, acted.entries);
    return acted.act;
  };
  const press = (changes: readonly Change[], touched: string | null = null) => {
    const act = write(changes);
    if (act === null) return;
    undone = null;
    future = [];
    const last = past.at(-1);
    past =
      touched !== null && last?.touched === touched
        ? [...past.slice(0, -1), { acts: [...last.acts, act], touched }]
        : [...past, { acts: [act], touched }].slice(-MAX_STEPS);
    show();
  };
  /** Returns the step that redoes it. */
  const takeBack = (step: Step): Step => {
    const acts: Act[] = [];
    const benched = new Set<string>();
    const kept = new Set<string>();
    for (const act of step.acts.toReversed()) {
      const result = undoAct(board, act, actor);
      for (const player of result.benched) benched.add(player);
      if (step.acts.length === 1) for (const key of result.kept) kept.add(key);
      if (result.acted === null) continue;
      board = mergeRegisters(board, result.acted.entries);
      client?.put(board, result.acted.entries);
      acts.push(result.acted.act);
    }
    const names = new Map(playersOf(board).map(({ id, person }) => [id, person.name]));
    undone = { benched: [...benched].map((id) => names.get(id) ?? id), kept: kept.size };
    return { acts, touched: null };
  };

  const decide = (slot: string, decision: DecisionNote["decision"], player?: string): readonly Change[] => {
    const known = slotState(board, slot);
    if (known === undefined) return [];
    const value = decisionValue({ decision, player: player ?? known.player, time: known.note.time });
    return [{ key: `h/de/${slot}`, value }];
  };

  /** Player for whose seat link the slot was made. */
  const seatOf = async (slot: string) => {
    for (const { id } of playersOf(board)) {
      if (seatPlayers.has(id)) continue;
      seatPlayers.add(id);
      const own = await playerKeys(await seatSeed(keys, id));
      seats.set(own.slot, { player: id, keys: own });
    }
    return seats.get(slot);
  };

  const onSlot = async (slot: string, opened: OpenedSlot, mark: string) => {
    const note = slotState(board, slot)?.note;
    const signer = toBase64Url(opened.publicKey.slice(0, 6));
    // An older version put back, or one signed with another key than the first.
    if (note !== undefined && (opened.time < note.time || note.signer !== signer)) return;
    const isNew = note === undefined || opened.time > note.time;
    const noted: Change = {
      key: `h/su/${slot}`,
      value: signUpNoteValue({ time: opened.time, mark, signer, kind: opened.kind }),
    };
    if (opened.kind === "checkIn") {
      const seat = await seatOf(slot);
      const checkIn = readCheckInText(opened.text, opened.time);
      if (left || seat === undefined || checkIn === undefined || !isNew) return;
      if (!sameBytes(seat.keys.publicKey, opened.publicKey)) return;
      const { player } = seat;
      write([
        { key: `in/${player}`, value: [checkIn.kind, checkIn.late, checkIn.at] },
        noted,
        { key: `h/de/${slot}`, value: decisionValue({ decision: "seat", player, time: opened.time }) },
      ]);
      show();
      return;
    }
    const reply = fromBase64Url(opened.text.slice(0, REPLY));
    const form = readSignUp(opened.text.slice(REPLY));
    if (form === undefined || reply?.length !== 16) return;
    slots.set(slot, { opened, form, reply });
    if (isNew) write([noted]);
    noticeSoon();
    show();
  };

  const isOver = () => {
    const at = closesAt(live());
    return at !== null && env.now() >= at;
  };
  const setPaused: HostSession["setPaused"] = async (paused) => {
    const taken = (await inbox?.close(paused)) ?? false;
    if (taken)
      write([
        { key: "r/paused", value: paused ? true : null },
        ...(!paused && isOver() ? [{ key: "r/closes", value: null }] : []),
      ]);
    noticeSoon();
    show();
    return taken;
  };

  const noticeSoon = () => {
    if (left || retired || telling) return;
    telling = true;
    stopNotice = env.after(800 + 1400 * env.random(), () => {
      telling = false;
      void tellNotice();
    });
  };
  const tellNotice = async () => {
    if (left || retired || !looked) return;
    const told = await noticeOf(
      keys,
      board,
      inboxState === "closed" ? "paused" : "open",
      (slot) => slots.get(slot)?.reply ?? null,
    );
    await putNotice(told);
  };
  const putNotice = async (told: RunNotice): Promise<void> => {
    const text = printNotice(told);
    if (text === lastNotice) return;
    const url = `${relay}/keep/${keys.inbox}`;
    const sealed = { aes: keys.noticeAes, verify: keys.verify, address: keys.inbox };
    const { status, bytes } = await env.get(url);
    const there = status === 200 ? await openMessage(NOTICE, sealed, bytes) : undefined;
    if (there !== text) {
      const body = await sealMessage(NOTICE, sealed, keys.sign, text);
      const answer = await env.send(`${url}/put?key=${keys.inboxKey}`, body);
      if (answer < 200 || answer >= 300) {
        noticeSoon();
        return;
      }
    }
    lastNotice = text;
  };

  const takeIn: HostSession["takeIn"] = (slot, place, other) => {
    const found = slots.get(slot);
    const known = slotState(board, slot);
    if (found === undefined || found.form === null || known === undefined) return;
    const { form } = found;
    const { run } = live();
    const taken = new Set([...run.people, ...run.seats].map(({ name }) => nameKey(name)));
    const name = other ? freeName(form, taken) : form.name;
    const former = playersOf(board).find(({ id }) => id === known.player)?.person.name;
    const renamed = former !== undefined && nameKey(former) !== nameKey(name) ? former : null;
    const person: Person = { ...personOf(form), name };
    const listed = withPerson(renamed === null ? run : renamePerson(run, renamed, name), person);
    const next = place === null ? listed : takeSeat(listed, place, name);
    const id = playerId(name);
    const details: Change = {
      key: `h/no/${id}`,
      value: [
        form.world,
        form.times,
        form.company,
        form.note,
        form.owns.map((each) => [each.id, each.count]),
      ],
    };
    press([...changesTo(board, next), ...decide(slot, "taken", id), details]);
  };

  client = joinRun({
    keys,
    host: keys,
    relay,
    env,
    actor,
    name: given.name,
    board,
    pending: given.pending,
    onView(next) {
      view = next;
      board = next.board;
      if (!retired && board.get("h/moved")?.value === true) {
        retired = true;
        stopNotice();
        inbox?.leave();
        client?.leave();
      }
      onStore(board, client?.pending() ?? given.pending);
      noticeSoon();
      show();
    },
    onBell: (slot) => inbox?.look(slot),
    onOpen: () => inbox?.look(),
  });
  inbox = readInbox({
    keys,
    relay,
    env,
    onSlot: (slot, opened, mark) => void onSlot(slot, opened, mark),
    onState(next) {
      inboxState = next;
      looked = looked || next !== "unreached";
      if ((next === "open" || next === "flooded") && !live().paused && isOver()) void setPaused(true);
      noticeSoon();
      show();
    },
  });
  show();
  return {
    act: (change, touched) => press(changesTo(board, change(live().run)), touched ?? null),
    undo() {
      const step = past.at(-1);
      if (step === undefined) return;
      past = past.slice(0, -1);
      future = [...future, takeBack(step)];
      show();
    },
    redo() {
      const step = future.at(-1);
      if (step === undefined) return;
      future = future.slice(0, -1);
      past = [...past, takeBack(step)];
      show();
    },
    takeIn,
    leaveOut: (slot) => press(decide(slot, "left")),
    freeSeat(slot) {
      const player = slotState(board, slot)?.player;
      const name = playersOf(board).find(({ id }) => id === player)?.person.name;
      if (name === undefined) return;
      const { run } = live();
      const place = run.seats.findIndex((seat) => nameKey(seat.name) === nameKey(name));
      const next = place >= 0 ? dropOut(run, place) : withoutPerson(run, name);
      press([...changesTo(board, next), ...decide(slot, "left")]);
    },
    checkIn(place, kind) {
      const name = live().run.seats[place]?.name ?? "";
      const player = playersOf(board).find(({ person }) => nameKey(person.name) === nameKey(name))?.id;
      if (name === "" || player === undefined) return;
      press([{ key: `in/${player}`, value: [kind, 0, Math.floor(env.now() / MINUTE)] }]);
    },
    setShared: (shared) => press([{ key: "r/shared", value: shared ? true : null }]),
    setPaused,
    setBefore: (what, minutes) => press([{ key: `r/${what}`, value: minutes }]),
    async deleteAll() {
      // Otherwise open pages of players would send their sign-ups again.
      await setPaused(true);
      const rest = (await inbox?.deleteAll()) ?? 0;
      const keysOf = [...board.keys()].filter((key) => /^h\/(?:su|de|no)\//.test(key));
      write(keysOf.map((key) => ({ key, value: null })));
      slots.clear();
      // Undo steps contain the deleted data.
      past = [];
      future = [];
      noticeSoon();
      show();
      return rest;
    },
    async retire() {
      await inbox?.close(true);
      stopNotice();
      // Other hosts' pages stop writing when they see this; otherwise they would restore what is deleted
      // here.
      write([{ key: "h/moved", value: true }]);
      retired = true;
      for (let tries = 0; tries < MAX_RETIRE_TRIES && (client?.pending().length ?? 0) > 0; tries++)
        await new Promise<void>((resolve) => {
          env.after(100, resolve);
        });
      inbox?.leave();
      client?.leave();
      const told = await noticeOf(keys, board, "moved", () => null);
      await putNotice({ ...told, seen: [], replies: [], title: "", leader: "", start: null, signedUp: 0 });
      await inbox?.deleteAll();
      await env.send(`${relay}/keep/${keys.channel}/gone?key=${keys.writeKey}`, "");
      await env.send(`${relay}/keep/${keys.hostsChannel}/gone?key=${keys.hostsKey}`, "");
    },
    board: () => board,
    hold: (seat) => client?.hold(seat),
    rename: (name) => client?.rename(name),
    wake() {
      client?.wake();
      inbox?.look();
    },
    leave() {
      left = true;
      stopNotice();
      inbox?.leave();
      client?.leave();
    },
  };
}

function freeName({ name, world }: SignUpForm, taken: ReadonlySet<string>): string {
  const named = world === "" ? name : `${name} (${world})`;
  for (let number = 1; ; number++) {
    const tried = number === 1 && world !== "" ? named : `${name} (${number + 1})`;
    if (!taken.has(nameKey(tried))) return tried;
  }
}

function withPerson(run: Run, person: Person): Run {
  const key = nameKey(person.name);
  const known = run.people.find(({ name }) => nameKey(name) === key);
  if (known === undefined) return { ...run, people: [...run.people, person] };
  const merged = { ...person, name: known.name, listed: known.listed };
  return { ...run, people: run.people.map((each) => (each === known ? merged : each)) };
}

function renamePerson(run: Run, from: string, to: string): Run {
  const key = nameKey(from);
  return {
    ...run,
    people: run.people.map((each) => (nameKey(each.name) === key ? { ...each, name: to } : each)),
    seats: run.seats.map((seat) => (nameKey(seat.name) === key ? { ...seat, name: to } : seat)),
  };
}

const withoutPerson = (run: Run, name: string): Run => ({
  ...run,
  people: run.people.map((each) =>
    nameKey(each.name) === nameKey(name) ? { ...each, status: "absent" as const } : each,
  ),
});
