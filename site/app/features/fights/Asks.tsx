import type { Ask } from "@foray/fieldops/records/fights/types";
import logosNames from "@foray/fieldops/records/logos-actions/names/page";
import lostNames from "@foray/fieldops/records/lost-actions/names/page";
import actionNames from "@foray/fieldops/records/phantom-actions/names/page";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { Link } from "react-router";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import styles from "./Asks.module.css";
import { fightMessages } from "./messages.ts";

function link({ logosAction, lostAction, phantomAction, phantomJob }: Ask) {
  if (lostAction !== undefined)
    return { to: `/bozja/lostaction/${lostAction}`, name: pageName(lostNames, lostAction), by: null };
  if (logosAction !== undefined)
    return { to: `/eureka/logos/${logosAction}`, name: pageName(logosNames, logosAction), by: null };
  if (phantomJob === undefined) return null;
  const job = pageName(jobNames, phantomJob);
  const to = `/occult/phantomjob/${phantomJob}`;
  return phantomAction === undefined
    ? { to, name: job, by: null }
    : { to, name: pageName(actionNames, phantomAction), by: job };
}

export function Asks({ asks }: { asks: readonly Ask[] }) {
  const t = fightMessages;
  return (
    <p className={styles.asks}>
      <span className={styles.label}>{t.asks}</span>
      {asks.map((ask) => {
        const found = link(ask);
        if (found === null) return null;
        return (
          <Link key={JSON.stringify(ask)} to={found.to} className={styles.ask}>
            <GameName name={found.name} />
            {found.by !== null && (
              <span className={styles.by}>
                <GameName name={found.by} />
              </span>
            )}
          </Link>
        );
      })}
    </p>
  );
}
