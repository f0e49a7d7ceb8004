import { displayCoordinate } from "@foray/fieldops/atlas/transforms";
import { potFateFacts } from "@foray/fieldops/pot-fates/facts";
import potNames from "@foray/fieldops/pot-fates/names/en";
import { potTurns } from "@foray/fieldops/pot-fates/turns";
import { useNow } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noTimers, timerOf, timers } from "~/browser/timers.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { FateTimer } from "./FateTimer.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";
import { useTimerWords } from "./use-words.ts";

const zones = [...new Set(potFateFacts.map(({ zone }) => zone))];

/** The pots of each zone: one sighting tells the turns of both. */
export function Pots() {
  const zoneName = useZoneNames();
  return (
    <div className={styles.zones}>
      {zones.map((zone) => (
        <section key={zone}>
          <h3>
            <GameName name={zoneName(zone)} />
          </h3>
          <PotsOfZone zone={zone} />
        </section>
      ))}
    </div>
  );
}

function PotsOfZone({ zone }: { zone: (typeof zones)[number] }) {
  const t = useMessages(timerPageMessages);
  const now = useNow();
  const words = useTimerWords();
  const list = usePreference(timers, noTimers);
  const name = useGameNames("fieldops/pot-fates", potNames);
  const fates = potFateFacts.filter((fate) => fate.zone === zone);
  const sightings = fates
    .flatMap((fate) => {
      const timer = now === null ? undefined : timerOf(list, "pot", fate.id, now);
      return timer === undefined ? [] : [{ fate, timer }];
    })
    .sort((a, b) => b.timer.at - a.timer.at);
  const [latest] = sightings;
  const turns =
    latest === undefined || now === null ? [] : potTurns(latest.fate, latest.timer.at, now, potFateFacts, 4);
  const [first] = turns;
  const line =
    latest === undefined || first === undefined || now === null
      ? null
      : t.potLine(
          name(latest.fate.id).text,
          name(first.fate.id).text,
          words.duration(first.start - now),
          words.eorzea(first.start),
        );
  return (
    <ul className={styles.list}>
      {fates.map((fate) => {
        const timer = sightings.find((sighting) => sighting.fate.id === fate.id)?.timer;
        const turn = turns.find((one) => one.fate.id === fate.id);
        return (
          <FateTimer
            key={fate.id}
            kind="pot"
            id={fate.id}
            name={name(fate.id).text}
            facts={
              <>
                {t[fate.side]}
                {fate.position &&
                  ` · ${t.at(displayCoordinate(fate.position.x), displayCoordinate(fate.position.y))}`}
              </>
            }
            press={t.potBegan}
            timer={timer}
            next={
              turn !== undefined &&
              now !== null && (
                <>
                  <b>{t.inTime(words.duration(turn.start - now))}</b>
                  <span>
                    {words.time(turn.start)} · {words.eorzea(turn.start)} ET
                  </span>
                </>
              )
            }
            line={turn === first ? line : null}
            onCopy={words.copy}
          />
        );
      })}
    </ul>
  );
}
