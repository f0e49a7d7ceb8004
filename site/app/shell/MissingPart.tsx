import { Button } from "~/ui/Button.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./QuietNotes.module.css";

/** A quiet note that a part could not be loaded, and the button that reloads the page. */
export function MissingPart() {
  const t = shellMessages.error;
  return (
    <p className={styles.missing}>
      <span>{t.notLoaded}</span>
      <Button small icon="refresh" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
    </p>
  );
}
