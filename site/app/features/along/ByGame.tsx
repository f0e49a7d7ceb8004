import { type FightSignal, readFightMessage } from "@foray/fieldops/game-feed/fight-lines";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "~/browser/store.ts";
import { feedAddress } from "~/features/game-link/address.ts";
import { openGameLink } from "~/features/game-link/environment.ts";
import { LinkStatus } from "~/features/game-link/LinkStatus.tsx";
import { type GameLink, type LinkReader, noLink } from "~/features/game-link/link.ts";
import { useLanguageReady } from "~/i18n/LanguageProvider.tsx";
import { Panel } from "~/ui/Panel.tsx";
import styles from "./ByGame.module.css";
import { alongMessages } from "./messages.ts";

const t = alongMessages;
const unopened = noLink(null);

const readerFor = (onSignal: (signal: FightSignal, at: number) => void): LinkReader<null> => ({
  events: ["LogLine"],
  none: null,
  lost: () => null,
  hear(_, message, at) {
    const signal = readFightMessage(message);
    return signal === null ? null : { state: null, after: () => onSignal(signal, at) };
  },
});

export function ByGame({ onSignal }: Readonly<{ onSignal: (signal: FightSignal, at: number) => void }>) {
  const { search } = useLocation();
  // The page is prerendered without a query.
  const address = feedAddress(useLanguageReady() ? search : "");
  const [link, setLink] = useState<GameLink<null> | null>(null);
  const current = useRef(onSignal);
  useEffect(() => {
    current.current = onSignal;
  });
  useEffect(() => () => link?.stop(), [link]);
  const connect = () => {
    if (address.kind === "refused") return;
    const made =
      link ??
      openGameLink(
        address.url,
        readerFor((signal, at) => current.current(signal, at)),
      );
    setLink(made);
    made.connect();
  };
  return (
    <Panel className={styles.panel}>
      {link === null ? (
        <LinkStatus view={unopened} address={address} onConnect={connect} onStop={() => undefined} />
      ) : (
        <Opened link={link} onConnect={connect} />
      )}
      <p className={styles.promise}>{t.promise}</p>
    </Panel>
  );
}

function Opened({ link, onConnect }: Readonly<{ link: GameLink<null>; onConnect: () => void }>) {
  const view = useStore(link.view, unopened);
  return (
    <LinkStatus view={view} address={{ kind: "open", url: "" }} onConnect={onConnect} onStop={link.stop} />
  );
}
