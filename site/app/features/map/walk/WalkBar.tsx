import { directionTo } from "@foray/fieldops/atlas/compass";
import { tourSeconds, yalmsOf } from "@foray/fieldops/atlas/routing/tour-time";
import { type LegPart, lengthOf } from "@foray/fieldops/atlas/routing/walk-path";
import { displayPosition, distance, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapMarker } from "@foray/fieldops/atlas/types";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useWakeLock } from "~/browser/wake-lock.ts";
import { formatDuration, formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { AwakeMark } from "~/ui/over-game/AwakeMark.tsx";
import { PopOut } from "~/ui/over-game/PopOut.tsx";
import { useShortcuts } from "~/ui/use-shortcuts.ts";
import { mapMessages } from "../messages.ts";
import type { Walk } from "./use-walk.ts";
import styles from "./WalkBar.module.css";
import { WalkPop } from "./WalkPop.tsx";

type WalkBarProps = Readonly<{
  walk: Walk;
  title: (marker: MapMarker) => ReactNode;
  listOpen: boolean;
  onList: () => void;
  /** Called before the current stop changes. */
  onStep: () => void;
}>;

/** Number of stops up to which each has a stroke. */
const MAX_STROKES = 60;

function secondsOf(leg: readonly LegPart[]): number {
  const sum = (kind: LegPart["kind"]) =>
    leg.reduce((total, part) => (part.kind === kind ? total + lengthOf(part.points) : total), 0);
  const jumps = leg.filter(({ kind }) => kind === "jump").length;
  return tourSeconds({ walked: sum("walk"), crow: sum("crow"), jumps });
}

function Away({ walk, stop }: { walk: Walk; stop: MapMarker }) {
  const t = mapMessages.walk;
  const language = useLanguage();
  const { from, leg } = walk;
  if (from === undefined) return <p className={styles.away}>{t.first}</p>;
  const at = positionOf(stop);
  const way = directionTo(from, at);
  const isJump = leg.some(({ kind }) => kind === "jump");
  return (
    <p className={styles.away}>
      {isJump ? (
        <span>{t.jump}</span>
      ) : (
        <>
          {way !== undefined && <UiIcon id="arrow-up" size={20} className={styles[way]} />}
          <span>
            {t.away(formatNumber(yalmsOf(distance(from, at)), language))}
            {way !== undefined && ` ${t.ways[way]}`}
          </span>
        </>
      )}
      {leg.length > 0 && " "}
      {leg.length > 0 && (
        <small className={styles.time}>{t.time(formatDuration(1000 * secondsOf(leg), language))}</small>
      )}
    </p>
  );
}

export function WalkBar({ walk, title, listOpen, onList, onStep }: WalkBarProps) {
  const t = mapMessages;
  const { stop, number, stops, last } = walk;
  const awake = useWakeLock(true);
  const done = useRef<HTMLButtonElement>(null);
  const arrive = useEffectEvent(() => {
    if (!walk.fresh) return;
    done.current?.focus({ preventScroll: true });
    walk.settle();
  });
  useEffect(() => arrive(), []);
  const step = (act: () => void) => () => {
    onStep();
    act();
  };
  const [onDone, onSkip] = [step(walk.done), step(walk.skip)];
  useShortcuts({ d: onDone, D: onDone, s: onSkip, S: onSkip });
  return (
    <section className={styles.walk} aria-label={t.walk.region} data-walk="">
      <div className={styles.bar} data-over-map="" />
      <div className={styles.awake} data-over-map="">
        <AwakeMark awake={awake} />
      </div>
      {last !== null && (
        <div className={styles.undo} data-over-map="">
          <span role="status">
            {last.outcome === "done" ? t.walk.doneAt(last.number) : t.walk.skippedAt(last.number)}
          </span>
          <Button kind="quiet" icon="undo" onClick={step(walk.undo)}>
            {t.walk.undo}
          </Button>
        </div>
      )}
      <div className={styles.log} aria-hidden="true">
        {stops.length <= MAX_STROKES &&
          stops.map(({ id }) => (
            <i key={id} data-left={walk.isLeft(id) || undefined} data-now={id === stop?.id || undefined} />
          ))}
      </div>
      <div className={styles.stop} aria-live="polite">
        {stop === undefined ? (
          <p className={styles.name}>{t.route.finished}</p>
        ) : (
          <>
            <p className={styles.number}>
              <span className="visually-hidden">{t.route.at(number, stops.length)}</span>
              <span aria-hidden="true">
                <b>{number}</b>/{stops.length}
              </span>
            </p>
            <p className={styles.name}>{title(stop)}</p>
            <p className={styles.position}>{displayPosition(positionOf(stop))}</p>
            <Away walk={walk} stop={stop} />
          </>
        )}
      </div>
      <div className={styles.tools} data-over-map="">
        {!walk.following && stop !== undefined && (
          <Button icon="locate" onClick={() => walk.follow(true)} title={t.walk.follow}>
            {t.walk.follow}
          </Button>
        )}
        {stop !== undefined && (
          <Button icon="skip" onClick={onSkip} aria-keyshortcuts="S" title={`${t.route.skip} (S)`}>
            {t.route.skip}
          </Button>
        )}
        <PopOut title={t.walk.region}>
          <WalkPop walk={walk} title={title}>
            {stop !== undefined && <Away walk={walk} stop={stop} />}
          </WalkPop>
        </PopOut>
        <Button
          icon="list"
          onClick={onList}
          aria-expanded={listOpen}
          aria-controls="map-panel"
          title={t.walk.list}
        >
          {t.walk.list}
        </Button>
        <Button icon="x" onClick={walk.end} title={t.walk.stop}>
          {t.walk.stop}
        </Button>
      </div>
      {stop !== undefined && (
        <button
          ref={done}
          type="button"
          className={styles.done}
          onClick={onDone}
          aria-keyshortcuts="D"
          title={`${t.route.done} (D)`}
        >
          <UiIcon id="check" size={20} />
          <span>{t.route.done}</span>
          <span className={styles.key} aria-hidden="true">
            D
          </span>
        </button>
      )}
    </section>
  );
}
