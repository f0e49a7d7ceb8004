import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { deviceNow } from "~/browser/device-now.ts";
import { useStore } from "~/browser/store.ts";
import { feedAddress } from "~/features/game-link/address.ts";
import { LinkStatus } from "~/features/game-link/LinkStatus.tsx";
import { useLanguageReady } from "~/i18n/LanguageProvider.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { noConnection } from "./connection.ts";
import { type Feed, startFeed } from "./feed.ts";
import styles from "./GameFeed.module.css";
import { InstanceSession } from "./InstanceSession.tsx";
import { gameFeedMessages } from "./messages.ts";
import { Quiet } from "./Quiet.tsx";
import { Reported } from "./Reported.tsx";
import { UpNow } from "./UpNow.tsx";
import { noWriting } from "./writer.ts";

/** Connects to the player's game on a press, shows what it reports, and writes it to a board. */
export function GameFeed() {
  const { search } = useLocation();
  const [feed, setFeed] = useState<Feed | null>(null);
  // The page is prerendered without a query.
  const address = feedAddress(useLanguageReady() ? search : "");
  useEffect(() => () => feed?.connection.stop(), [feed]);
  const connect = () => {
    if (address.kind === "refused") return;
    const made = feed ?? startFeed(address.url);
    setFeed(made);
    made.connection.connect();
  };
  return feed === null ? (
    <Panel className={styles.panel}>
      <LinkStatus view={noConnection} address={address} onConnect={connect} onStop={() => undefined} />
      <p className={styles.promise}>{gameFeedMessages.promise}</p>
    </Panel>
  ) : (
    <Running feed={feed} onConnect={connect} />
  );
}

function Running({ feed, onConnect }: Readonly<{ feed: Feed; onConnect: () => void }>) {
  const t = gameFeedMessages;
  const { connection, writer } = feed;
  const view = useStore(connection.view, noConnection);
  const writing = useStore(writer.view, noWriting);
  const { field, territory } = view.state;
  const isOpen = view.link.phase === "connected";
  const stop = () => {
    connection.stop();
    writer.stop();
  };
  return (
    <>
      <Panel className={styles.panel}>
        <LinkStatus view={view} address={{ kind: "open", url: "" }} onConnect={onConnect} onStop={stop}>
          <Quiet view={view} />
        </LinkStatus>
        {isOpen && field === null && (
          <p className={styles.soft}>{territory === null ? t.unknownZone : t.outside}</p>
        )}
        {writing.zone !== null && (
          <InstanceSession
            zone={writing.zone}
            view={writing}
            onChoose={(board) => writer.choose(board)}
            onNew={() => writer.startNew(deviceNow())}
          />
        )}
        {!isOpen && writing.zone === null && <p className={styles.promise}>{t.promise}</p>}
      </Panel>
      {(writing.zone !== null || writing.lines.length > 0) && (
        <div className={styles.columns}>
          <section aria-labelledby="up-now">
            <h2 id="up-now">{t.upTitle}</h2>
            <UpNow state={view.state} />
          </section>
          {writing.lines.length > 0 && (
            <section aria-labelledby="reported">
              <h2 id="reported">{t.notedTitle}</h2>
              <Reported
                lines={writing.lines}
                onAnswer={(serial, killed) => writer.answer(serial, killed, deviceNow())}
              />
            </section>
          )}
        </div>
      )}
      {writing.zone?.startsWith("eureka") && <p className={styles.soft}>{t.rule}</p>}
    </>
  );
}
