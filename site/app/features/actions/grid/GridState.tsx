import { Button } from "~/ui/Button.tsx";
import styles from "./GridState.module.css";
import { gridMessages } from "./messages.ts";

/** Number of matches and a reset button if there are none; without a filter, help for the keys. */
export function GridState({
  count,
  filtered,
  onReset,
}: {
  count: number;
  filtered: boolean;
  onReset: () => void;
}) {
  const t = gridMessages;
  return (
    <div className={styles.state}>
      <p role="status">{filtered ? (count === 0 ? t.nothing : t.found(count)) : ""}</p>
      {filtered ? (
        <Button kind="quiet" small icon="rotate" onClick={onReset}>
          {t.reset}
        </Button>
      ) : (
        <p className={styles.help}>{t.gridHelp}</p>
      )}
    </div>
  );
}
