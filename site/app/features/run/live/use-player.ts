import { useCallback, useEffect, useRef, useState } from "react";
import { relays } from "~/features/boards/live/relays.ts";
import { runEnvironment } from "~/features/run/sign-ups/browser-environment.ts";
import type { Bytes } from "~/features/run/sign-ups/bytes.ts";
import { canSeal, type InboxKeys, type PlayerKeys, playerKeys } from "~/features/run/sign-ups/keys.ts";
import { keepSignUp, type PlayerClient, type PlayerView } from "~/features/run/sign-ups/player-client.ts";

const quiet: PlayerView = { state: "none", notice: null, seat: null };

export type PlayerSide = Readonly<{
  /** `noRelay`: the site has no relay. `tooOld`: the browser lacks the cryptography. */
  how: "live" | "noRelay" | "tooOld" | "unknown";
  view: PlayerView;
  keys: Readonly<{ inbox: InboxKeys; player: PlayerKeys }> | null;
  send: (sealed: Bytes) => void;
}>;

/** Sends and follows one sign-up while the page is open. */
export function usePlayer(
  relay: number,
  inboxOf: (() => Promise<InboxKeys>) | null,
  seed: Bytes | null,
  sealed: Bytes | null,
): PlayerSide {
  const [how, setHow] = useState<PlayerSide["how"]>("unknown");
  const [view, setView] = useState(quiet);
  const [keys, setKeys] = useState<PlayerSide["keys"]>(null);
  const client = useRef<PlayerClient | null>(null);
  const first = useRef(sealed);
  useEffect(() => {
    let ended = false;
    const begin = async () => {
      const address = relays()?.[relay];
      if (address === undefined) return setHow("noRelay");
      if (!(await canSeal())) return setHow("tooOld");
      if (inboxOf === null || seed === null) return undefined;
      const [inbox, player] = await Promise.all([inboxOf(), playerKeys(seed)]);
      if (ended) return undefined;
      setKeys({ inbox, player });
      setHow("live");
      client.current = keepSignUp({
        inbox,
        player,
        relay: address,
        env: runEnvironment,
        sealed: first.current,
        onView: setView,
      });
      return undefined;
    };
    const wake = () => {
      if (!document.hidden) client.current?.wake();
    };
    document.addEventListener("visibilitychange", wake);
    window.addEventListener("online", wake);
    void begin();
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", wake);
      client.current?.leave();
      client.current = null;
    };
  }, [relay, inboxOf, seed]);
  const send = useCallback((bytes: Bytes) => client.current?.send(bytes), []);
  return { how, view, keys, send };
}
