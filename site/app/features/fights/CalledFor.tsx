import { fightAsks } from "@foray/fieldops/records/fights/asks/facts";
import askNames from "@foray/fieldops/records/fights/asks/names/page";
import logosNames from "@foray/fieldops/records/logos-actions/names/page";
import lostNames from "@foray/fieldops/records/lost-actions/names/page";
import { Link } from "react-router";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import { askedIn } from "./asked-in.ts";
import styles from "./InFights.module.css";
import { fightPath, listedName } from "./list.ts";
import { fightMessages } from "./messages.ts";

const nameOf = { lostAction: lostNames, logosAction: logosNames };

/** Renders nothing if no mechanic calls for these actions. */
export function CalledFor({ kind, actions }: { kind: keyof typeof nameOf; actions: readonly string[] }) {
  const t = fightMessages;
  const called = askedIn(fightAsks, kind, actions);
  if (called.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t.inFights}</h2>
      <p>{t.calledFor}</p>
      <ul className={styles.called}>
        {called.map(({ action, places }) => (
          <li key={action}>
            <b>
              <GameName name={pageName(nameOf[kind], action)} />
            </b>
            <ul>
              {places.map(({ fight, mechanic }) => (
                <li key={`${fight}/${mechanic}`}>
                  <Link to={fightPath(...fight.split("/"), mechanic)}>
                    {t.askedAt(listedName(fight).text, pageName(askNames, `${fight}/${mechanic}`).text)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
