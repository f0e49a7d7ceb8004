import { theme } from "~/browser/preferences.ts";
import { useResolvedTheme } from "~/browser/theme.ts";
import { UiIcon } from "~/ui/Glyph.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./ThemeToggle.module.css";

export function ThemeToggle() {
  const t = shellMessages;
  const dark = useResolvedTheme() === "dark";
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={dark ? t.toLight : t.toDark}
      onClick={() => theme.set(dark ? "light" : "dark")}
    >
      <UiIcon id={dark ? "sun" : "moon"} />
    </button>
  );
}
