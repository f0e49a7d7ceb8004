import type { ReactNode } from "react";
import styles from "./FactList.module.css";

export type Fact = Readonly<{ id: string; label: string; value: ReactNode }>;

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
