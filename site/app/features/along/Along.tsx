import { type Coming, clockOf, comingOf, type Pull } from "@foray/fieldops/fights/pull";
import { stavesOf } from "@foray/fieldops/fights/score";
import { useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { useNow } from "~/browser/clock.ts";
import { usePopOut } from "~/browser/pop-out.ts";
import { usePreference } from "~/browser/preferences.ts";
import { useWakeLock } from "~/browser/wake-lock.ts";
import EmbedButton from "~/features/embed/dialog/EmbedButton.tsx";
import { embedMessages } from "~/features/embed/dialog/messages.ts";
import type { LoadedFight } from "~/features/fights/fight-data.ts";
import { KindMark } from "~/features/fights/kind-marks.tsx";
import { fightPath, operationOf } from "~/features/fights/list.ts";
import { type Part, usePart } from "~/features/fights/my-part.ts";
import { clockText, fightName, partName } from "~/features/fights/words.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { AwakeMark } from "~/ui/over-game/AwakeMark.tsx";
import { CallsButton, toggleCalls } from "~/ui/over-game/CallsButton.tsx";
import { overGameMessages } from "~/ui/over-game/messages.ts";
import { PageHead } from "~/ui/PageHead.tsx";
import { Panel } from "~/ui/Panel.tsx";
import styles from "./Along.module.css";
import { ByGame } from "./ByGame.tsx";
import { byGamePath } from "./by-game.ts";
import { eveningOf, fightPulls, noPulls } from "./evening.ts";
import { alongMessages } from "./messages.ts";
import { Now } from "./Now.tsx";
import { openPullBroadcast, type PullBroadcast } from "./pull-channel.ts";
import { Ready } from "./Ready.tsx";
import { Strip } from "./Strip.tsx";
import { useCalls } from "./use-calls.ts";
import { usePull } from "./use-pull.ts";
import { markName, partText } from "./what-to-say.ts";

const t = alongMessages;

function Then({
  fight,
  coming,
  clock,
  part,
}: {
  fight: LoadedFight;
  coming: readonly Coming[];
  clock: number | null;
  part: Part;
}) {
  return (
    <ol className={styles.then} aria-label={t.after}>
      {coming.map(({ mark }) => {
        const mine = partText(fight, mark, part);
        return (
          <li key={`${mark.t} ${mark.mechanic} ${mark.action}`}>
            <KindMark kind={mark.kind} size={24} />
            <div>
              <b>
                <GameName name={markName(fight, mark)} />
              </b>
              {mine !== null && <p lang={mine.lang}>{mine.text}</p>}
            </div>
            <span className={styles.wait}>
              {clock === null ? clockText(mark.t) : Math.ceil(mark.t - clock)}
              {clock !== null && <small> {t.seconds}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Evening({ fight, now }: { fight: LoadedFight; now: number | null }) {
  const kept = usePreference(fightPulls, noPulls);
  const evening = now === null ? undefined : eveningOf(kept, fight.key, now);
  return (
    <p className={styles.evening}>
      {evening === undefined ? t.firstPull : t.evening(String(evening.pulls + 1), clockText(evening.best))}
    </p>
  );
}

/** Page-wide shortcuts. Ignored while a dialog is open or an interactive element has focus. */
function useKeys(acts: readonly (readonly [key: string, act: () => void])[]): void {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = current.current.find(([key]) => key === event.key)?.[1];
      if (act === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (document.querySelector("dialog[open]") !== null) return;
      const { target } = event;
      if (target instanceof Element && target.closest("a, button, input, select, summary, textarea") !== null)
        return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function Keys() {
  const rows = [
    [[t.keyNames.space], t.keys.space],
    [[t.keyNames.enter], t.keys.enter],
    [["←", "→"], t.keys.arrows],
    [["C"], t.keys.calls],
    [["P"], t.keys.popOut],
  ] as const;
  return (
    <ul className={styles.keys} aria-label={t.keysTitle}>
      {rows.map(([keys, text]) => (
        <li key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{" "}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Clocks of a fight: the pull's, and those of parts that are timed from their own start. */
function useClocks(fight: LoadedFight) {
  return useMemo(
    () =>
      stavesOf(fight.fight).map((stave) => ({
        stave,
        part: stave.part,
        name: stave.part === undefined ? t.wholePull : partName(fight, stave.part).text,
      })),
    [fight],
  );
}

/** Shares the clock with embeds in the same browser, as used for streams. */
function useTellEmbeds(fight: string, pull: Pull | null): void {
  const broadcast = useRef<PullBroadcast | null>(null);
  useEffect(() => {
    const opened = openPullBroadcast(fight);
    broadcast.current = opened;
    return opened.close;
  }, [fight]);
  useEffect(() => broadcast.current?.send(pull), [pull]);
}

const partQuery = ({ job, role }: Part): string =>
  String(new URLSearchParams({ ...(role === null ? {} : { role }), ...(job === null ? {} : { job }) }));

function nextOf(fight: LoadedFight, pull: Pull | null, now: number | null, part: string | undefined) {
  const running = pull ?? { from: 0, part, known: {} };
  const at = pull === null ? -1 : (now ?? 0);
  return comingOf(fight.fight, running, at);
}

/** @param byGame whether the page may connect to the player's own game */
export function Along({ fight, byGame = false }: { fight: LoadedFight; byGame?: boolean }) {
  const now = useNow();
  const { part } = usePart();
  const clocks = useClocks(fight);
  const first = clocks[0]?.part;
  const { begin, cast, hear, learn, nudge, pull, told, wipe } = usePull(fight, first);
  const awake = useWakeLock(pull !== null);
  const window = usePopOut(t.pageTitle(fightName(fight).text));
  const clock = pull === null || now === null ? null : Math.max(0, clockOf(pull, now));
  const coming = nextOf(fight, pull, now, first);
  useCalls(fight, coming, clock, part);
  useTellEmbeds(fight.key, pull);
  useKeys([
    [" ", () => (pull === null ? begin(first) : wipe())],
    ["Enter", cast],
    ["ArrowLeft", () => nudge(-1)],
    ["ArrowRight", () => nudge(1)],
    ["c", toggleCalls],
    ["p", window.toggle],
  ]);
  const path = fightPath(...fight.key.split("/"));
  const stave = clocks.find((each) => each.part === (pull === null ? first : pull.part))?.stave;
  const [next] = coming;
  const card =
    pull === null || next === undefined || clock === null ? null : (
      <Now fight={fight} pull={pull} clock={clock} coming={next} part={part} onOrder={learn} />
    );
  return (
    <article className={styles.page} data-operation={operationOf(fight.fight.operation)?.hue}>
      <PageHead
        eyebrow={
          <Link to={path}>
            <GameName name={fightName(fight)} />
          </Link>
        }
        title={t.title}
      />
      {clocks.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.clock}>
              {t.clock} <b>{clockText(clock === null ? 0 : Math.floor(clock))}</b>
            </p>
            <AwakeMark awake={awake} />
            <div className={styles.tools}>
              <CallsButton />
              <Button icon="maximize" onClick={window.toggle}>
                {window.box === null ? overGameMessages.popOut : overGameMessages.popIn}
              </Button>
            </div>
          </div>
          {byGame && <ByGame onSignal={hear} />}
          {window.refused && <Note>{overGameMessages.popNone}</Note>}
          {pull === null ? (
            <Ready clocks={clocks} onBegin={begin} byGame={byGame ? null : byGamePath(fight.key)} />
          ) : (
            <Panel className={styles.card}>{window.box === null && (card ?? <p>{t.over}</p>)}</Panel>
          )}
          {window.box !== null &&
            createPortal(
              card ?? <p className={styles.over}>{pull === null ? t.before : t.over}</p>,
              window.box,
            )}
          <p className={styles.told} role="status">
            {told !== null &&
              (told.moved > 0 ? t.moved : t.movedBack)(
                String(Math.round(Math.abs(told.moved))),
                markName(fight, told.mark).text,
              )}
          </p>
          {pull !== null && (
            <div className={styles.acts}>
              <Button icon="locate" onClick={cast}>
                {t.casting}
              </Button>
              <Button kind="primary" icon="rotate" onClick={wipe}>
                {t.wiped}
              </Button>
            </div>
          )}
          <Then
            fight={fight}
            coming={coming.slice(pull === null ? 0 : 1).slice(0, 2)}
            clock={clock}
            part={part}
          />
          {stave !== undefined && <Strip stave={stave} clock={clock ?? 0} />}
          <div className={styles.foot}>
            <Keys />
            <Evening fight={fight} now={now} />
            <EmbedButton
              target={{ what: "fight", id: fight.key }}
              name={fightName(fight).text}
              asked={partQuery(part)}
              icon="radio"
            >
              {embedMessages.stream}
            </EmbedButton>
          </div>
        </>
      )}
    </article>
  );
}
