import { entrances } from "virtual:pages";
import dutyNames from "@foray/fieldops/records/duties/names/page";
import { unlocks } from "@foray/fieldops/records/unlocks/facts";
import { Link } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { AsOf } from "~/features/confidence/AsOf.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { startMessages } from "./messages.ts";
import { operations } from "./operations.ts";
import styles from "./Start.module.css";
import { Unlock, UnlockSources } from "./Unlock.tsx";

export function meta() {
  return pageMeta({ title: startMessages.title, description: startMessages.description, path: "/start" });
}

const pageNames = new Map(entrances.map(({ to, name }) => [String(to), name]));

export default function StartPage() {
  const t = startMessages;
  usePageTitle(t.title);
  const duty = useGameNames("fieldops/duties", dutyNames);
  const nameOf = (id: (typeof operations)[number]["id"]) =>
    id === "arsenal" ? <GameName name={duty("the-baldesion-arsenal")} /> : t.names[id];
  return (
    <article className={styles.page}>
      <PageHead title={t.title} lead={t.lead}>
        <AsOf tables={["unlocks", "duties"]} />
        <UnlockSources unlocks={unlocks} />
      </PageHead>
      <nav className={styles.jump} aria-label={t.operationsNav}>
        <ul>
          {operations.map(({ id, tint }) => (
            <li key={id} data-operation={tint}>
              <a href={`#${id}`}>{nameOf(id)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.columns}>
        {operations.map(({ id, tint, gets, steps, more }) => {
          const words = t.operations[id];
          return (
            <section key={id} id={id} data-operation={tint} aria-labelledby={`${id}-name`}>
              <h2 id={`${id}-name`}>{nameOf(id)}</h2>
              <p>{words.what}</p>
              <h3>{t.gets}</h3>
              <ul className={styles.gets}>
                {words.gets.map((text, at) => (
                  <li key={text}>
                    <Reached to={gets[at]}>{text}</Reached>
                  </li>
                ))}
              </ul>
              <h3>{t.unlock}</h3>
              {unlocks
                .filter(({ operation }) => operation === id)
                .map((unlock) => (
                  <Unlock key={unlock.id} unlock={unlock} heading="h4" />
                ))}
              <h3>{t.firstHour}</h3>
              <ol className={styles.steps}>
                {words.steps.map((text, at) => (
                  <li key={text}>
                    <Reached to={steps[at]}>{text}</Reached>
                  </li>
                ))}
              </ol>
              <h3>{t.more}</h3>
              <ul className={styles.more}>
                {more.map((to) => (
                  <li key={to}>
                    <Link to={to}>{pageNames.get(to)}</Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </article>
  );
}

function Reached({ to, children }: Readonly<{ to: string | undefined; children: string }>) {
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
