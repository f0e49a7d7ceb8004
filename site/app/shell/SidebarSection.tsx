import { type ReactNode, useId } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { foldedGroups, toggleGroup } from "./folded-groups.ts";
import styles from "./Sidebar.module.css";

const none: ReadonlySet<string> = new Set();

/** A group of links under its heading, which folds it. The link to the current page stays visible. */
export function SidebarSection({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const list = useId();
  const folded = usePreference(foldedGroups, none).has(id);
  return (
    <section className={styles.section} data-group={id}>
      <h2 className={styles.group}>
        <button type="button" aria-expanded={!folded} aria-controls={list} onClick={() => toggleGroup(id)}>
          {label}
          <UiIcon id="chevron-down" size={14} />
        </button>
      </h2>
      <ul id={list}>{children}</ul>
    </section>
  );
}
