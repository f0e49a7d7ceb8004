import { displayCoordinate } from "@foray/fieldops/atlas/transforms";
import { notoriousMonsterFacts } from "@foray/fieldops/notorious-monsters/facts";
import monsterNames from "@foray/fieldops/notorious-monsters/names/en";
import { useNow } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noTimers, timerOf, timers } from "~/browser/timers.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { GameName, useGameNames, useZoneNames } from "~/i18n/game-names.tsx";
import { KilledJustNow } from "~/ui/timers/KilledJustNow.tsx";
import { timerPageMessages } from "./messages.ts";
import styles from "./Timers.module.css";

/** Those whose return is known: the ones of the Arsenal and those that come at random have no such timer. */
const monsters = notoriousMonsterFacts.flatMap((facts) =>
  facts.respawnMinutes === null ? [] : [{ ...facts, respawnMinutes: facts.respawnMinutes }],
);
const zones = [...new Set(monsters.map(({ zone }) => zone))];

function MonsterRow({ monster }: { monster: (typeof monsters)[number] }) {
  const t = useMessages(timerPageMessages);
  const name = useGameNames("fieldops/notorious-monsters", monsterNames);
  const { id, level, position, respawnMinutes } = monster;
  return (
    <li className={styles.row} data-short="">
      <div className={styles.what}>
        <p className={styles.title}>
          <GameName name={name(id)} />
        </p>
        <p>
          {t.level(level)} · {t.at(displayCoordinate(position.x), displayCoordinate(position.y))}
        </p>
      </div>
      <KilledJustNow small monsterId={id} respawnMinutes={respawnMinutes} name={name(id).text} />
    </li>
  );
}

/** Timers of monsters that run now, soonest first. */
export function RunningMonsters() {
  const t = useMessages(timerPageMessages);
  const now = useNow();
  const list = usePreference(timers, noTimers);
  const running = monsters
    .flatMap((monster) => {
      const timer = now === null ? undefined : timerOf(list, "monster", monster.id, now);
      return timer === undefined ? [] : [{ monster, at: timer.at }];
    })
    .sort((a, b) => a.at - b.at);
  if (running.length === 0) return <p className={styles.soft}>{t.nothing}</p>;
  return (
    <ul className={styles.list}>
      {running.map(({ monster }) => (
        <MonsterRow key={monster.id} monster={monster} />
      ))}
    </ul>
  );
}

/** Every notorious monster by zone, folded away until wanted. */
export function Monsters() {
  const zoneName = useZoneNames();
  return zones.map((zone) => (
    <details key={zone} className={styles.fold} name="monster-zones">
      <summary>
        <GameName name={zoneName(zone)} />
      </summary>
      <ul className={styles.list}>
        {monsters
          .filter((monster) => monster.zone === zone)
          .map((monster) => (
            <MonsterRow key={monster.id} monster={monster} />
          ))}
      </ul>
    </details>
  ));
}
