import type { ZoneId } from "@foray/eorzea/zones/rates";
import { deviceNow } from "~/browser/device-now.ts";
import { boards, cameFromLive, keepLive, startBoard, uniteWith } from "../boards.ts";
import { joinBoard, type LiveClient, relayFor } from "./client.ts";
import { browserEnvironment, readersOf } from "./environment.ts";
import { type LiveView, liveBoards } from "./live-views.ts";
import { relays } from "./relays.ts";
import { type BoardKeys, editorKeys, keysOf, newSeed } from "./sealing.ts";

const COUNT_EVERY_MS = 60_000;
const FIRST_COUNT_MS = 2000;

type Session = Readonly<{ client: LiveClient; end: () => void }>;
const sessions = new Map<string, Session>();

function show(id: string, view: LiveView | null): void {
  const next = new Map(liveBoards.get());
  if (view === null) next.delete(id);
  else next.set(id, view);
  liveBoards.set(next);
}

/** Makes a board live as its first editor. Resolves to false if the site has no relay. */
export async function goLive(id: string): Promise<boolean> {
  return begin(id, await editorKeys(newSeed()));
}

/** Id of the joined board, or the key of the message that says why it failed. */
export type Joined = Readonly<{ id: string }> | Readonly<{ fault: "noRelay" | "noCode" }>;

/**
 * Joins the live board of a link's code. Reuses the board that is live with this code or has it stored, else
 * creates one.
 * @param zone zone of a created board
 */
export async function joinLive(code: string, zone: ZoneId): Promise<Joined> {
  const keys = await keysOf(code);
  if (keys === undefined) return { fault: "noCode" };
  const running = [...liveBoards.get()].find(([, { readerCode }]) => readerCode === keys.readerCode);
  if (running !== undefined) return { id: running[0] };
  const kept = boards.get().list.find(({ live }) => live === code);
  const id = kept?.id ?? startBoard(zone, deviceNow()).id;
  return begin(id, keys) ? { id } : { fault: "noRelay" };
}

/** Stores the code with the board, so that it is live again after a restart of the browser, or removes it. */
export function keepSecret(id: string, keep: boolean): void {
  const view = liveBoards.get().get(id);
  if (view !== undefined) keepLive(id, keep ? (view.editorCode ?? view.readerCode) : null);
}

/** Leaves a live board, which keeps its observations. */
export function leaveLive(id: string): void {
  sessions.get(id)?.end();
  keepLive(id, null);
}

function begin(id: string, keys: BoardKeys): boolean {
  const named = relays();
  if (named === null) return false;
  sessions.get(id)?.end();
  const relay = relayFor(named, keys.channel);
  let view: LiveView = {
    state: "joining",
    ahead: false,
    readers: null,
    readerCode: keys.readerCode,
    editorCode: keys.editorCode ?? null,
  };
  const own = () => boards.get().list.find((board) => board.id === id);
  const client = joinBoard({
    keys,
    relay,
    env: browserEnvironment,
    board: {
      zone: () => own()?.zone ?? null,
      read: () => own()?.observations ?? [],
      unite: (_zone, observations) => uniteWith(id, observations, "live"),
    },
    onState: (state, { ahead }) => {
      view = { ...view, state, ahead };
      show(id, view);
    },
  });

  let observations = own()?.observations;
  const stopHearing = boards.subscribe(() => {
    const board = own();
    if (board === undefined) end();
    else if (board.observations !== observations) {
      observations = board.observations;
      if (!cameFromLive(observations)) client.changed();
    }
  });
  const count = async () => {
    if (document.hidden) return;
    const readers = await readersOf(`${relay}/board/${keys.channel}/readers`);
    if (!sessions.has(id)) return;
    view = { ...view, readers };
    show(id, view);
  };
  const first = setTimeout(() => void count(), FIRST_COUNT_MS);
  const counting = setInterval(() => void count(), COUNT_EVERY_MS);
  const wake = () => {
    if (!document.hidden) client.wake();
  };
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);

  const end = () => {
    sessions.delete(id);
    clearTimeout(first);
    clearInterval(counting);
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
    window.removeEventListener("pageshow", wake);
    stopHearing();
    client.leave();
    show(id, null);
  };
  sessions.set(id, { client, end });
  show(id, view);
  return true;
}
