import { displayCoordinate } from "@foray/fieldops/atlas/transforms";
import { bunnyFateFacts } from "@foray/fieldops/bunny-fates/facts";
import bunnyNames from "@foray/fieldops/bunny-fates/names/en";
import { bunnyReturn } from "@foray/fieldops/bunny-fates/respawn";
import { useNow } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noTimers, timerOf, timers } from "~/browser/timers.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { FateTimer } from "./FateTimer.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";
import { useTimerWords } from "./use-words.ts";

/** The bunny FATEs of Eureka, each with its own timer. */
export function Bunnies() {
  const now = useNow();
  const t = useMessages(timerPageMessages);
  const words = useTimerWords();
  const list = usePreference(timers, noTimers);
  const name = useGameNames("fieldops/bunny-fates", bunnyNames);
  const zoneName = useZoneNames();
  return (
    <ul className={styles.list}>
      {bunnyFateFacts.map(({ id, zone, level, levelMax, position }) => {
        const timer = now === null ? undefined : timerOf(list, "bunny", id, now);
        const back = timer === undefined ? undefined : bunnyReturn(timer.at);
        const title = name(id).text;
        return (
          <FateTimer
            key={id}
            kind="bunny"
            id={id}
            name={title}
            facts={
              <>
                <GameName name={zoneName(zone)} /> · {t.levels(level, levelMax)}
                {position && ` · ${t.at(displayCoordinate(position.x), displayCoordinate(position.y))}`}
              </>
            }
            press={t.bunnyEnded}
            timer={timer}
            next={
              back !== undefined &&
              now !== null && (
                <>
                  {back.earliest > now && <b>{t.inTime(words.duration(back.earliest - now))}</b>}
                  <span data-now={back.earliest <= now || undefined}>
                    {back.earliest > now
                      ? t.bunnyBack(words.time(back.earliest), words.time(back.latest))
                      : back.latest > now
                        ? t.bunnyMayBe(words.time(back.latest))
                        : t.bunnyIs(words.time(back.latest))}
                  </span>
                </>
              )
            }
            line={
              back === undefined
                ? null
                : t.bunnyLine(title, words.eorzea(back.earliest), words.eorzea(back.latest))
            }
            onCopy={words.copy}
          />
        );
      })}
    </ul>
  );
}
