import { type ReactNode, useId } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { AUTOMATIC, foldedGroups, toggleGroup, unchosenGroups } from "./folded-groups.ts";
import styles from "./Sidebar.module.css";

type SidebarSectionProps = Readonly<{
  id: string;
  label: string;
  /** Groups that are folded until the reader folds or unfolds one. */
  foldedAtFirst?: readonly string[];
  count?: number;
  children: ReactNode;
}>;

export function SidebarSection({ id, label, foldedAtFirst = [], count, children }: SidebarSectionProps) {
  const list = useId();
  const chosen = usePreference(foldedGroups, unchosenGroups);
  const folded = chosen.has(AUTOMATIC) ? foldedAtFirst.includes(id) : chosen.has(id);
  return (
    <section className={styles.section} data-group={id}>
      <h2 className={count === undefined ? styles.group : styles.operation}>
        <button
          type="button"
          aria-expanded={!folded}
          aria-controls={list}
          onClick={() => toggleGroup(id, foldedAtFirst)}
        >
          <span>{label}</span>
          {count !== undefined && <small aria-hidden="true">{count}</small>}
          <UiIcon id="chevron-down" size={14} />
        </button>
      </h2>
      <ul id={list}>{children}</ul>
    </section>
  );
}
