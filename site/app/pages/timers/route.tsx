import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import { Bunnies } from "./Bunnies.tsx";
import { Monsters, RunningMonsters } from "./Monsters.tsx";
import { messages as head } from "./messages/head.en.ts";
import { timerPageMessages } from "./messages.ts";
import { Pots } from "./Pots.tsx";
import { Ringing } from "./Ringing.tsx";
import styles from "./Timers.module.css";

export function meta() {
  return pageMeta({
    title: head.title,
    description: head.description,
    path: "/timers",
    preview: "timers",
  });
}

export default function TimersPage() {
  const t = useMessages(timerPageMessages);
  usePageTitle(t.title);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{t.eyebrow}</p>
        <h1>{t.title}</h1>
        <p className={styles.lead}>{t.lead}</p>
      </header>
      <section className={styles.section} data-operation="occult">
        <h2>{t.pots}</h2>
        <p className={styles.soft}>{t.potsLead}</p>
        <Pots />
      </section>
      <section className={styles.section} data-operation="eureka">
        <h2>{t.bunnies}</h2>
        <p className={styles.soft}>{t.bunniesLead}</p>
        <Bunnies />
      </section>
      <section className={styles.section} data-operation="eureka">
        <h2>{t.monsters}</h2>
        <p className={styles.soft}>{t.monstersLead}</p>
        <h3>{t.running}</h3>
        <RunningMonsters />
        <Monsters />
      </section>
      <Ringing />
    </article>
  );
}
