import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useClockOffset } from "~/browser/device-clock.ts";
import { isClockBeyond } from "~/browser/device-now.ts";
import { needsReload } from "~/browser/load-failure.ts";
import { dismissEvictionNotice, mayBeEvicted } from "~/browser/persistent-storage.ts";
import { siteUpdate } from "~/browser/site-update.ts";
import { storageTrouble } from "~/browser/storage.ts";
import { useStore } from "~/browser/store.ts";
import { formatDuration } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { shellMessages } from "./messages.ts";
import { ReloadNotice } from "./ReloadNotice.tsx";
import styles from "./StatusBanners.module.css";

export function StatusBanners() {
  const t = shellMessages.notes;
  const language = useLanguage();
  const offset = useClockOffset();
  const [beyond, setBeyond] = useState(false);
  useEffect(() => setBeyond(isClockBeyond()), []);
  const trouble = useStore(storageTrouble, false);
  const deleted = useStore(mayBeEvicted, false);
  const update = useStore(siteUpdate, false);
  const incomplete = useStore(needsReload, false);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const notes = [
    ...(offset === null
      ? []
      : [{ id: "clock", text: t.clockOff(formatDuration(Math.abs(offset), language), offset > 0) }]),
    ...(offset === null && beyond ? [{ id: "clock", text: t.clockBeyond }] : []),
    ...(update ? [{ id: "update", text: t.newVersion }] : []),
    ...(trouble ? [{ id: "storage", text: t.storageTrouble }] : []),
    ...(deleted ? [{ id: "lasting", text: t.deletesUnvisited }] : []),
  ].filter((note) => !dismissed.includes(note.id));
  if (notes.length === 0 && !incomplete) return null;
  const dismiss = (id: string) => {
    if (id === "lasting") dismissEvictionNotice();
    setDismissed([...dismissed, id]);
  };
  return (
    <div className={styles.notes} role="status">
      {incomplete && <ReloadNotice />}
      {notes.map((note) => (
        <p key={note.id}>
          <span>
            {note.text} {note.id === "lasting" && <Link to="/things">{t.saveInventory}</Link>}
          </span>
          <Button kind="quiet" icon="x" iconOnly small onClick={() => dismiss(note.id)}>
            {t.dismiss}
          </Button>
        </p>
      ))}
    </div>
  );
}
