import { actOnRun } from "@foray/fieldops/runs/live/acts";
import {
  type Entry,
  entriesOf,
  highestCount,
  mergeRegisters,
  noRegisters,
  type Registers,
} from "@foray/fieldops/runs/live/registers";
import type { Run } from "@foray/fieldops/runs/types";
import { useEffect, useState } from "react";
import { deviceNow } from "~/browser/device-now.ts";
import { toBase64Url } from "~/features/boards/live/base64url.ts";
import { relays } from "~/features/boards/live/relays.ts";
import { runEnvironment } from "~/features/run/sign-ups/browser-environment.ts";
import { type HostSession, type HostView, hostRun } from "~/features/run/sign-ups/host-session.ts";
import { canSeal, type HostKeys, hostKeys, newSeed, SEED, SHORT_SEED } from "~/features/run/sign-ups/keys.ts";
import { hostLink, hostOf, type LiveLink } from "~/features/run/sign-ups/links.ts";
import { printMessage, readMessage } from "~/features/run/sign-ups/wire.ts";
import { hostedRuns, keepHosted } from "./kept.ts";

/** Delay in ms before changes are stored. */
const STORE_MS = 400;

/** Random id of a tab. */
export const newActor = (): string => toBase64Url(newSeed(SHORT_SEED)).slice(0, 4);

const print = (entries: readonly Entry[]) => printMessage({ entries, presence: null, digest: 0 });
const entriesIn = (text: string): readonly Entry[] => readMessage(text)?.entries ?? [];

type Started = Readonly<{ link: string } | { trouble: "noRelay" | "tooOld" }>;

/** Creates keys and a board, and stores them in this browser. `link` is the fragment of the host link. */
export async function startHosting(run: Run, name: string): Promise<Started> {
  const named = relays();
  if (named === null) return { trouble: "noRelay" };
  if (!(await canSeal())) return { trouble: "tooOld" };
  const keys = await hostKeys(newSeed(SEED));
  const board = actOnRun(noRegisters, () => run, newActor())?.board ?? noRegisters;
  return { link: keepBoard(keys, Math.floor(Math.random() * named.length), board, name) };
}

/** All entries are still to be sent. */
export function keepBoard(keys: HostKeys, relay: number, board: Registers, name: string): string {
  const actor = newActor();
  const count = highestCount(board) + 1;
  const places = [
    { key: "r/inbox", value: keys.inbox, count, actor },
    { key: "r/box", value: toBase64Url(keys.box), count, actor },
  ];
  const link = hostLink(relay, keys);
  const entries = entriesOf(mergeRegisters(board, places));
  keepHosted({ link, name, at: deviceNow(), board: print(entries), pending: print(entries) });
  return link;
}

export type Hosting = Readonly<{
  session: HostSession;
  view: HostView;
  keys: HostKeys;
  relay: number;
  name: string;
  setName: (name: string) => void;
}>;

type Failed = "noRelay" | "tooOld";

/** Undefined until the session is ready. */
export function useHost(
  link: Extract<LiveLink, { of: "host" }>,
  fragment: string,
): Hosting | Failed | undefined {
  const [state, setState] = useState<Hosting | Failed | undefined>(undefined);
  useEffect(() => {
    let ended = false;
    let end = () => {};
    const begin = async () => {
      const address = relays()?.[link.relay];
      if (address === undefined) return setState("noRelay");
      if (!(await canSeal())) return setState("tooOld");
      const keys = await hostOf(link);
      if (ended) return undefined;
      end = host(address, keys);
      return undefined;
    };
    const host = (address: string, keys: HostKeys) => {
      const kept = hostedRuns.get().find((run) => run.link === fragment);
      let name = kept?.name ?? "";
      let stored: Readonly<{ board: Registers; pending: readonly Entry[] }> | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const store = () => {
        timer = undefined;
        if (stored === null) return;
        const board = print(entriesOf(stored.board));
        keepHosted({ link: fragment, name, at: deviceNow(), board, pending: print(stored.pending) });
        stored = null;
      };
      const setName = (next: string) => {
        name = next;
        session.rename(next);
        setState((before) => (typeof before === "object" ? { ...before, name } : before));
      };
      let latest: HostView | null = null;
      const show = () => {
        if (latest !== null && !ended)
          setState({ session, view: latest, keys, relay: link.relay, name, setName });
      };
      const session = hostRun({
        keys,
        relay: address,
        env: runEnvironment,
        actor: newActor(),
        name,
        board: mergeRegisters(noRegisters, kept === undefined ? [] : entriesIn(kept.board)),
        pending: kept === undefined ? [] : entriesIn(kept.pending),
        onView(view) {
          latest = view;
          // The first call happens before `session` is assigned.
          if (ready) show();
        },
        onStore(board, pending) {
          stored = { board, pending };
          timer ??= setTimeout(store, STORE_MS);
        },
      });
      ready = true;
      show();
      const wake = () => {
        if (!document.hidden) session.wake();
        else store();
      };
      document.addEventListener("visibilitychange", wake);
      window.addEventListener("online", wake);
      window.addEventListener("pagehide", store);
      return () => {
        clearTimeout(timer);
        store();
        document.removeEventListener("visibilitychange", wake);
        window.removeEventListener("online", wake);
        window.removeEventListener("pagehide", store);
        session.leave();
      };
    };
    let ready = false;
    void begin();
    return () => {
      ended = true;
      end();
    };
  }, [link, fragment]);
  return state;
}
