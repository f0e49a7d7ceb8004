import { UiIcon } from "~/ui/Glyph.tsx";
import { searchDialogState } from "./dialog-state.ts";
import { searchMessages } from "./messages.ts";
import styles from "./SearchField.module.css";

/** Button styled as a field: wide on the home page, dark in the sidebar, an icon in the top bar. */
export function SearchField({ look = "field" }: { look?: "field" | "sidebar" | "icon" }) {
  const t = searchMessages.field;
  return (
    <button
      type="button"
      className={styles.field}
      data-look={look}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      onClick={() => searchDialogState.open()}
    >
      <UiIcon id="search" />
      <span className={look === "icon" ? "visually-hidden" : styles.words}>
        {look === "field" ? t.field : t.short}
      </span>
      {look !== "icon" && (
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      )}
    </button>
  );
}
