import { Link } from "react-router";
import { Button } from "~/ui/Button.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { alongMessages } from "./messages.ts";
import styles from "./Ready.module.css";

const t = alongMessages;

export function Ready({
  clocks,
  onBegin,
  byGame,
}: {
  /** The first one is the pull's clock. */
  clocks: readonly Readonly<{ part: string | undefined; name: string }>[];
  onBegin: (part?: string) => void;
  /** Path of the page where the game starts the clock. Null on that page itself. */
  byGame: string | null;
}) {
  const [first, ...others] = clocks;
  return (
    <Panel className={styles.ready}>
      <p className={styles.label}>{t.before}</p>
      <h2>{t.startsWith}</h2>
      <p>{t.byHand}</p>
      <p>{t.correct}</p>
      {byGame !== null && (
        <p>
          <Link to={byGame}>{t.startByGame}</Link>
        </p>
      )}
      <button type="button" className={styles.pull} onClick={() => onBegin(first?.part)}>
        {first === undefined || first.part === undefined ? t.pull : first.name}
      </button>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map(({ name, part }) => (
            <Button key={part ?? ""} onClick={() => onBegin(part)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}
