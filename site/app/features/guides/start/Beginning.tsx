import { unlocks } from "@foray/fieldops/records/unlocks/facts";
import { Link } from "react-router";
import type { GuideBeginning } from "../frame/types.ts";
import styles from "./Beginning.module.css";
import { startMessages } from "./messages.ts";
import { operations } from "./operations.ts";
import { Unlock, UnlockSources } from "./Unlock.tsx";

export default function Beginning({ operation: id, unlock, whole }: GuideBeginning) {
  const t = startMessages;
  const words = t.operations[id];
  const gets = operations.find((operation) => operation.id === id)?.gets ?? [];
  const listed = unlocks.filter((each) => unlock.includes(each.id));
  return (
    <section className={styles.beginning} aria-label={t.newHere}>
      {whole && (
        <div>
          <p>{words.what}</p>
          <h2>{t.gets}</h2>
          <ul className={styles.gets}>
            {words.gets.map((text, at) => {
              const to = gets[at];
              return <li key={text}>{to === undefined ? text : <Link to={to}>{text}</Link>}</li>;
            })}
          </ul>
        </div>
      )}
      <div>
        <h2>{t.unlock}</h2>
        {listed.map((each) => (
          <Unlock key={each.id} unlock={each} heading="h3" />
        ))}
        <UnlockSources unlocks={listed} />
        <p className={styles.door}>
          <Link to={`/start#${id}`}>{t.newHere}</Link>
        </p>
      </div>
    </section>
  );
}
