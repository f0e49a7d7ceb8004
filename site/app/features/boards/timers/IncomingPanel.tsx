import { boardDifferences } from "@foray/fieldops/instance-board/differences";
import { addObservation } from "@foray/fieldops/instance-board/note";
import type { Observation } from "@foray/fieldops/instance-board/observations";
import { useEffect, useRef, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { useNow } from "~/browser/clock.ts";
import { deviceNow } from "~/browser/device-now.ts";
import { readySound } from "~/browser/tones.ts";
import { formatSentences, formatSeries } from "~/i18n/format.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { type Board, startBoard, uniteWith } from "../boards.ts";
import styles from "./IncomingPanel.module.css";
import type { Incoming } from "./incoming.ts";
import { LineChoices } from "./LineChoices.tsx";
import LineFaults from "./LineFaults.tsx";
import { timerPageMessages } from "./messages.ts";
import type { BoardWords } from "./use-board-words.ts";

/** Shows how a shared board differs and asks whether it is the same instance. Stores nothing yet. */
export default function IncomingPanel({
  incoming,
  board,
  words,
  onTaken,
  onDone,
}: {
  incoming: Extract<Incoming, { kind: "board" }>;
  board: Board | undefined;
  words: BoardWords;
  /** Called with the observations once they are stored. */
  onTaken: (observations: readonly Observation[]) => void;
  onDone: () => void;
}) {
  const t = timerPageMessages;
  const now = useNow() ?? deviceNow();
  const zoneName = useZoneNames();
  const { zone, unread, from, otherZones, choices } = incoming;
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>([]);
  const observations = choices.reduce((list, { options }, at) => {
    const option = options[chosen[at] ?? -1];
    return option === undefined ? list : addObservation(list, zone, option.observation, now).observations;
  }, incoming.observations);
  // Focus moves here after a paste, so that screen readers read the question and it scrolls into view.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (from === "lines") panel.current?.focus();
  }, [from]);
  const mine = board?.observations ?? [];
  const differences = boardDifferences(zone, mine, observations, now);
  const impossible = differences.filter(({ contradicts }) => contradicts);
  const ownIsEmpty = !mine.some(({ gone }) => gone !== true);
  const name = zoneName(zone).text;
  const finish = (said: string, how?: () => void) => {
    readySound();
    how?.();
    announce(said);
    onDone();
  };
  const take = (said: string, how: () => void) => {
    finish(formatSentences([said, ...words.announcementsFor(observations, deviceNow())]), how);
    onTaken(observations);
  };
  const openAsNew = () => void startBoard(zone, deviceNow(), { observations });
  return (
    <section
      className={styles.incoming}
      ref={panel}
      tabIndex={-1}
      aria-label={from === "link" ? t.linkBoard(name) : t.pastedBoard(name)}
    >
      <div className={styles.ask}>
        <h2>
          <UiIcon id="compare" />
          {from === "link" ? t.linkBoard(name) : t.pastedBoard(name)}
        </h2>
        <p>
          {differences.length === 0
            ? observations.length === 0
              ? choices.length > 0
                ? t.chooseFirst
                : t.nothingOnIt
              : t.same
            : ownIsEmpty
              ? null
              : formatSentences([t.differs(differences.length), t.sameInstance])}
        </p>
        {impossible.length > 0 && (
          <p className={styles.doubt}>
            {t.contradicts(formatSeries(impossible.map(({ clock }) => words.name(clock))))}
          </p>
        )}
        {unread.length + otherZones.length > 0 && (
          <Note kind="warn">
            <p>{from === "link" ? t.unread(unread.length) : t.notUnderstood}</p>
            {unread.length > 0 && <LineFaults unread={unread} words={words} />}
            {otherZones.length > 0 && (
              <ul>
                {otherZones.map((other) => (
                  <li key={other}>{t.otherZone(zoneName(other).text)}</li>
                ))}
              </ul>
            )}
          </Note>
        )}
        <LineChoices
          choices={choices}
          chosen={chosen}
          words={words}
          now={now}
          onChoose={(choice, option) =>
            setChosen((before) => choices.map((_, at) => (at === choice ? option : before[at])))
          }
        />
        <p className={styles.tools}>
          {differences.length > 0 && ownIsEmpty && (
            <Button
              kind="primary"
              onClick={() =>
                take(t.merged, () => (board === undefined ? openAsNew() : uniteWith(board.id, observations)))
              }
            >
              {t.openBoard}
            </Button>
          )}
          {differences.length > 0 && !ownIsEmpty && board !== undefined && (
            <>
              <Button small onClick={() => take(t.merged, () => uniteWith(board.id, observations))}>
                {t.takeNewer}
              </Button>
              <Button small onClick={() => take(t.openedNew, openAsNew)}>
                {t.openAsNew}
              </Button>
            </>
          )}
          <Button kind="quiet" small onClick={() => finish(t.kept)}>
            {differences.length === 0 ? t.close : t.keepMine}
          </Button>
        </p>
      </div>
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.timer}</th>
              <th scope="col">{t.yours}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ clock, mine: own, theirs }) => (
              <tr key={`${clock.kind} ${clock.id}`}>
                <th scope="row">{words.name(clock)}</th>
                <td>{own === undefined ? t.notSeen : words.seen(own)}</td>
                <td>{theirs === undefined ? t.notSeen : words.seen(theirs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
