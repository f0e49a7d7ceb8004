import { useEffect, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { forgetEverything } from "~/browser/clear-site-data.ts";
import { forgetSite, keptBytes } from "~/browser/service-worker.ts";
import { formatNumber } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button } from "~/ui/Button.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SettingsDialog.module.css";

export function StoredFiles() {
  const t = shellMessages.settingsPart;
  const language = useLanguage();
  const [bytes, setBytes] = useState<number | null>(null);
  const [clearings, setClearings] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again after each clearing
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const kept = await keptBytes();
      if (!gone) setBytes(kept);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, [clearings]);

  const clear = async () => {
    announce((await forgetSite()) ? t.keptCleared : t.keptRefused);
    setClearings(clearings + 1);
  };
  const clearAll = async () => {
    // A reload, because data still in this page's memory would be stored again at the next change.
    if (await forgetEverything()) window.location.reload();
    else announce(t.keptRefused);
  };

  return (
    <section className={styles.market}>
      <h3>{t.kept}</h3>
      <p className={styles.kept}>
        <span>
          {bytes === null
            ? t.keptUnknown
            : t.keptSize(formatNumber(bytes / 1_000_000, language, { most: 1 }))}
        </span>
        <Button small icon="trash" onClick={() => void clear()}>
          {t.keptClear}
        </Button>
      </p>
      <details className={styles.forget}>
        <summary>{t.forgetAll}</summary>
        <p>{t.forgetAllText}</p>
        <Button small icon="trash" onClick={() => void clearAll()}>
          {t.forgetAllNow}
        </Button>
      </details>
    </section>
  );
}
