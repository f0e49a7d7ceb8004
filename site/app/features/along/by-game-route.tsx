import { Link, useLocation } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { FightById, Titled } from "~/features/fights/Fight.tsx";
import { fullFightName } from "~/features/fights/head.ts";
import { fightKey, fightsOf, listedName, operations, summaryOf } from "~/features/fights/list.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useLanguageReady } from "~/i18n/LanguageProvider.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Along } from "./Along.tsx";
import styles from "./by-game.module.css";
import { byGamePath, fightFromQuery } from "./by-game.ts";
import { alongMessages } from "./messages.ts";

const t = alongMessages;

export const meta = () =>
  pageMeta({ title: t.byGameTitle, description: t.byGameDescription, path: "/fights/live" });

/**
 * Needs a document of its own (browser/loopback-page.ts), so the fight is in the query rather than the path.
 */
export default function ByGameRoute() {
  const { search } = useLocation();
  // The page is prerendered without a query.
  const key = useLanguageReady() ? fightFromQuery(search) : null;
  if (key === null || summaryOf(key)?.timeline !== true) return <Choose />;
  return (
    <FightById id={key}>
      {(fight) => (
        <Titled title={t.pageTitle(fullFightName(fight.key))}>
          <Along key={fight.key} fight={fight} byGame />
        </Titled>
      )}
    </FightById>
  );
}

function Choose() {
  usePageTitle(t.byGameTitle);
  return (
    <article className={styles.page}>
      <PageHead eyebrow={<Link to="/fights">{t.fights}</Link>} title={t.byGameTitle} lead={t.byGameLead} />
      {operations.map(({ id }) => {
        const fights = fightsOf(id).filter(({ timeline }) => timeline);
        return (
          fights.length > 0 && (
            <section key={id}>
              <h2>
                <GameName name={listedName(id)} />
              </h2>
              <ul>
                {fights.map((fight) => (
                  <li key={fight.id}>
                    <Link to={byGamePath(fightKey(fight))}>
                      <GameName name={listedName(fightKey(fight))} />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </article>
  );
}
