import type { ReactNode } from "react";
import { useNow } from "~/browser/clock.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import type { FeedAddress } from "./address.ts";
import styles from "./LinkStatus.module.css";
import { type LinkPhase, type LinkView, MUTE_MS } from "./link.ts";
import { gameLinkMessages } from "./messages.ts";

type LinkStatusProps = Readonly<{
  view: LinkView;
  address: FeedAddress;
  onConnect: () => void;
  onStop: () => void;
  /** Shown while connected. */
  children?: ReactNode;
}>;

function phaseWords(link: LinkPhase): string {
  const t = gameLinkMessages;
  if (link.phase === "unable") return link.why === "browser" ? t.unableBrowser : t.unableHeaders;
  return t[link.phase];
}

const looks: Readonly<Record<LinkPhase["phase"], "off" | "wait" | "good" | "bad">> = {
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

export function LinkStatus({ view, address, onConnect, onStop, children }: LinkStatusProps) {
  const t = gameLinkMessages;
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
        {/* A full page load, so that the URL is parsed again. */}
        <a href={address.usual}>{t.usualAddress}</a>
      </div>
    );
  const idle = link.phase === "off" || link.phase === "refused" || link.phase === "unable";
  return (
    <>
      <div className={styles.status} data-look={looks[link.phase]}>
        <i aria-hidden="true" className={styles.lamp} />
        <div>
          <p role="status">{phaseWords(link)}</p>
          <Detail view={view}>{children}</Detail>
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

/** Changes every second, so it must be outside the live region. */
function Detail({
  view: { link, connectedAt, heardAt, readAt },
  children,
}: Readonly<{ view: LinkView; children: ReactNode }>) {
  const t = gameLinkMessages;
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
  return (
    <>
      <p className={styles.soft}>{readAt === null ? t.noLine : t.lastLine(ago(readAt))}</p>
      {now - (heardAt ?? connectedAt) > MUTE_MS && <Note kind="warn">{t.mute}</Note>}
      {children}
    </>
  );
}

function Help({ link }: Readonly<{ link: LinkPhase }>) {
  const t = gameLinkMessages;
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
