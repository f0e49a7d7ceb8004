import { useId } from "react";
import { Button } from "~/ui/Button.tsx";
import { puzzleMessages as t } from "./messages.ts";
import styles from "./puzzle.module.css";

const MAX_COUNT = 99;

export function Counter({
  label,
  value,
  onChange,
  step = 1,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  step?: number;
}) {
  const id = useId();
  return (
    <fieldset className={styles.counter} aria-labelledby={id}>
      <span id={id} className={styles.counterName}>
        {label}
      </span>
      <span className={styles.counterKeys}>
        <Button
          icon="minus"
          iconOnly
          disabled={value === 0}
          onClick={() => onChange(Math.max(0, value - step))}
        >
          {t.fewer(label)}
        </Button>
        <output className={styles.counted}>{value}</output>
        <Button
          icon="plus"
          iconOnly
          disabled={value >= MAX_COUNT}
          onClick={() => onChange(Math.min(MAX_COUNT, value + step))}
        >
          {t.more(label)}
        </Button>
      </span>
    </fieldset>
  );
}
