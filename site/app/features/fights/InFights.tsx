import { fightAsks } from "@foray/fieldops/records/fights/asks/facts";
import askNames from "@foray/fieldops/records/fights/asks/names/page";
import type { FightAsk } from "@foray/fieldops/records/fights/types";
import { Link } from "react-router";
import { pageName } from "~/i18n/game-names.tsx";
import styles from "./InFights.module.css";
import { fightPath, listedName } from "./list.ts";
import { fightMessages } from "./messages.ts";

type Asked = Readonly<Pick<FightAsk, "phantomJob" | "lostAction" | "logosAction">>;

/** Renders nothing if no mechanic calls for the action or job. */
export function InFights({ phantomJob, lostAction, logosAction }: Asked) {
  const t = fightMessages;
  const found = fightAsks.filter(
    (ask) =>
      (phantomJob !== undefined && ask.phantomJob === phantomJob) ||
      (lostAction !== undefined && ask.lostAction === lostAction) ||
      (logosAction !== undefined && ask.logosAction === logosAction),
  );
  const places = new Map(found.map((ask) => [`${ask.fight}/${ask.mechanic}`, ask]));
  if (places.size === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t.inFights}</h2>
      <p>{t.inFightsLead}</p>
      <ul>
        {[...places].map(([id, { fight, mechanic }]) => (
          <li key={id}>
            <Link to={fightPath(...fight.split("/"), mechanic)}>
              {t.askedAt(listedName(fight).text, pageName(askNames, id).text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
