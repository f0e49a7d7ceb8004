import { type BoardLink, decodeBoard } from "@foray/fieldops/instance-board/board-link";
import { boardClocks, returnDoubt } from "@foray/fieldops/instance-board/clocks";
import { stateOf } from "@foray/fieldops/instance-board/states";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { readySound } from "~/browser/alarms/notifications.ts";
import { announce } from "~/browser/announce.ts";
import { useMinute, useNow } from "~/browser/clock.ts";
import { mergeIn, takeOver } from "~/browser/timers/timers.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { DoubtMark } from "~/ui/doubt/Doubt.tsx";
import { Note } from "~/ui/Note.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";
import { useBoardWords } from "./use-board-words.ts";

const MARK = "#board=";
/** So many parts that could not be read are shown by their text. */
const MOST_UNREAD = 5;

/** A board that came as a link, beside one's own: what is on it, what of it could not be read, and what to do with it. */
export function SharedBoard() {
  const { hash } = useLocation();
  const minute = useMinute();
  const link = useMemo(
    () => (minute === null || !hash.startsWith(MARK) ? null : decodeBoard(hash.slice(MARK.length), minute)),
    [hash, minute],
  );
  return link === null ? null : <Opened link={link} />;
}

function Opened({ link }: { link: BoardLink }) {
  const t = timerPageMessages;
  const navigate = useNavigate();
  const leave = (search = "") => void navigate({ pathname: "/timers", search, hash: "" }, { replace: true });
  if (link.kind !== "board") {
    return (
      <Note kind="warn">
        <p>{link.kind === "version" ? t.otherVersion(link.version) : t.noBoard}</p>
        <p>
          <Button small onClick={() => leave()}>
            {t.leave}
          </Button>
        </p>
      </Note>
    );
  }
  return <Contents link={link} leave={leave} />;
}

function Contents({
  link: { zone, observations, unread },
  leave,
}: {
  link: Extract<BoardLink, { kind: "board" }>;
  leave: (search: string) => void;
}) {
  const t = timerPageMessages;
  const now = useNow();
  const zoneName = useZoneNames();
  const words = useBoardWords();
  const shown =
    now === null
      ? []
      : boardClocks.flatMap((clock) => {
          const state = stateOf(clock, observations, now);
          return state.phase === "unknown" ? [] : [{ clock, state }];
        });
  const take = (how: () => void) => {
    readySound();
    how();
    announce(t.taken);
    leave(`?zone=${zone}`);
  };
  return (
    <Panel className={styles.shared}>
      <h2>{t.sharedTitle(zoneName(zone).text)}</h2>
      {shown.length === 0 && <p className={styles.soft}>{t.sharedEmpty}</p>}
      <ul className={styles.sharedList}>
        {now !== null &&
          shown.map(({ clock, state }) => (
            <li key={`${clock.kind} ${clock.id}`}>
              {formatLabelled(words.name(clock))}
              <b>
                <DoubtMark doubt={state.phase === "away" ? returnDoubt(clock.confidence) : null}>
                  {words.long(state, now)}
                </DoubtMark>
              </b>
            </li>
          ))}
      </ul>
      {unread.length > 0 && (
        <Note kind="warn">
          <p>{t.unread(unread.length)}</p>
          <ul>
            {unread.slice(0, MOST_UNREAD).map(({ text, reason }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a link are known by their place
              <li key={place}>
                <code>{text}</code>: {t.unreadReasons[reason]}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <p className={styles.tools}>
        <Button kind="primary" icon="layers" onClick={() => take(() => mergeIn(observations))}>
          {t.merge}
        </Button>
        <Button icon="download" onClick={() => take(() => takeOver(zone, observations))}>
          {t.replace}
        </Button>
        <Button kind="quiet" onClick={() => leave(`?zone=${zone}`)}>
          {t.leave}
        </Button>
      </p>
    </Panel>
  );
}
