import { missingKind } from "@foray/fieldops/game-feed/state";
import { useNow } from "~/browser/clock.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import type { FeedAddress } from "./address.ts";
import type { FeedLink, FeedView } from "./connection.ts";
import styles from "./GameFeed.module.css";
import { gameFeedMessages } from "./messages.ts";

/** A zone is not this quiet for long: the plugin may not know the newest patch. */
const QUIET_MS = 10 * 60_000;
/** The game writes lines all the time while it runs. */
const MUTE_MS = 60_000;

type FeedStatusProps = Readonly<{
  view: FeedView;
  address: FeedAddress;
  onConnect: () => void;
  onStop: () => void;
}>;

/** Words for where the connection is. */
function phaseWords(link: FeedLink): string {
  const t = gameFeedMessages;
  if (link.phase === "unable") return link.why === "browser" ? t.unableBrowser : t.unableHeaders;
  return t[link.phase];
}

const looks: Readonly<Record<FeedLink["phase"], "off" | "wait" | "good" | "bad">> = {
  off: "off",
  asking: "wait",
  looking: "wait",
  connected: "good",
  absent: "bad",
  silent: "bad",
  lost: "bad",
  refused: "bad",
  unable: "bad",
};

/** State of the connection in words, and the steps to fix it. */
export function FeedStatus({ view, address, onConnect, onStop }: FeedStatusProps) {
  const t = gameFeedMessages;
  const { link } = view;
  if (address.kind === "refused")
    return (
      <div className={styles.status} data-look="bad">
        <UiIcon id="alert-triangle" size={22} />
        <div>
          <p>{t.wrongAddress[address.why]}</p>
          <p className={styles.soft}>
            {t.asked} <code>{address.asked}</code>
          </p>
        </div>
        {/* A document of its own, so that the address is read again. */}
        <a href="?">{t.usualAddress}</a>
      </div>
    );
  const idle = link.phase === "off" || link.phase === "refused" || link.phase === "unable";
  return (
    <>
      <div className={styles.status} data-look={looks[link.phase]}>
        <i aria-hidden="true" className={styles.lamp} />
        <div>
          <p role="status">{phaseWords(link)}</p>
          <Detail view={view} />
        </div>
        <span className={styles.actions}>
          {link.phase === "off" && (
            <Button kind="primary" icon="link" onClick={onConnect}>
              {t.connect}
            </Button>
          )}
          {(link.phase === "refused" || link.phase === "unable") && (
            <Button icon="refresh" onClick={onConnect}>
              {t.tryAgain}
            </Button>
          )}
          {"retryAt" in link && (
            <Button icon="refresh" onClick={onConnect}>
              {t.tryNow}
            </Button>
          )}
          {!idle && (
            <Button kind="quiet" icon="x" onClick={onStop}>
              {t.stop}
            </Button>
          )}
        </span>
      </div>
      <Help link={link} />
    </>
  );
}

/** The part that changes every second, apart from the announced text. */
function Detail({ view: { link, connectedAt, heardAt, readAt, state } }: Readonly<{ view: FeedView }>) {
  const t = gameFeedMessages;
  const language = useLanguage();
  const now = useNow();
  if (now === null) return null;
  const ago = (at: number) => formatDuration(Math.max(0, now - at), language);
  if ("retryAt" in link)
    return (
      <p className={styles.soft}>{t.retryIn(formatDuration(Math.max(0, link.retryAt - now), language))}</p>
    );
  if (link.phase === "unable" && link.why === "browser")
    return <p className={styles.soft}>{t.otherBrowser}</p>;
  if (link.phase !== "connected" || connectedAt === null) return null;
  const missing = missingKind(state, now);
  const quietSince = Math.max(readAt ?? 0, connectedAt);
  return (
    <>
      <p className={styles.soft}>{readAt === null ? t.noLine : t.lastLine(ago(readAt))}</p>
      {now - (heardAt ?? connectedAt) > MUTE_MS && <Note kind="warn">{t.mute}</Note>}
      {state.field !== null && now - (heardAt ?? 0) <= MUTE_MS && now - quietSince > QUIET_MS && (
        <Note kind="warn">{t.quiet(ago(quietSince))}</Note>
      )}
      {missing !== null && <Note kind="warn">{t.missingKind[missing]}</Note>}
    </>
  );
}

/** Steps for what does not work, or folded away. */
function Help({ link }: Readonly<{ link: FeedLink }>) {
  const t = gameFeedMessages;
  const refused = link.phase === "refused";
  const steps = refused ? t.allowSteps : t.steps;
  if (link.phase === "connected") return null;
  return (
    <details className={styles.help} open={refused || link.phase === "absent" || undefined} key={link.phase}>
      <summary>{refused ? t.allow : t.setUp}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
