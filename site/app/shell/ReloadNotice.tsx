import { declineReload } from "~/browser/load-failure.ts";
import { Button } from "~/ui/Button.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./StatusBanners.module.css";

export function ReloadNotice() {
  const { error: t, notes } = shellMessages;
  return (
    <p className={styles.missing}>
      <span>{t.notLoaded}</span>
      <Button small icon="refresh" onClick={() => window.location.reload()}>
        {t.reload}
      </Button>
      <Button kind="quiet" icon="x" iconOnly small onClick={declineReload}>
        {notes.dismiss}
      </Button>
    </p>
  );
}
