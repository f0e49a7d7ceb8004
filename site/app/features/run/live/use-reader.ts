import { type LiveRun, liveRunOf } from "@foray/fieldops/runs/live/board";
import { noRegisters } from "@foray/fieldops/runs/live/registers";
import { useEffect, useState } from "react";
import { relays } from "~/features/boards/live/relays.ts";
import { type BoardView, joinRun } from "~/features/run/sign-ups/board-client.ts";
import { runEnvironment } from "~/features/run/sign-ups/browser-environment.ts";
import { canSeal } from "~/features/run/sign-ups/keys.ts";
import { type LiveLink, readerOf } from "~/features/run/sign-ups/links.ts";

export type Reading = Readonly<{ live: LiveRun; view: BoardView }>;

/** Undefined until the run is loaded. */
export function useReader(
  link: Extract<LiveLink, { of: "reader" | "seat" }>,
): Reading | "noRelay" | "tooOld" | undefined {
  const [state, setState] = useState<Reading | "noRelay" | "tooOld" | undefined>(undefined);
  useEffect(() => {
    let ended = false;
    let end = () => {};
    const begin = async () => {
      const address = relays()?.[link.relay];
      if (address === undefined) return setState("noRelay");
      if (!(await canSeal())) return setState("tooOld");
      const keys = await readerOf(link);
      if (ended) return undefined;
      const client = joinRun({
        keys,
        host: null,
        relay: address,
        env: runEnvironment,
        actor: "read",
        name: "",
        board: noRegisters,
        pending: [],
        onView: (view) => setState({ live: liveRunOf(view.board), view }),
        onBell: () => undefined,
        onOpen: () => undefined,
      });
      const wake = () => {
        if (!document.hidden) client.wake();
      };
      document.addEventListener("visibilitychange", wake);
      window.addEventListener("online", wake);
      end = () => {
        document.removeEventListener("visibilitychange", wake);
        window.removeEventListener("online", wake);
        client.leave();
      };
      return undefined;
    };
    void begin();
    return () => {
      ended = true;
      end();
    };
  }, [link]);
  return state;
}
