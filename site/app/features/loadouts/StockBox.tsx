import type { Stock } from "@foray/fieldops/loadout-plan/types";
import { emptyStock } from "@foray/fieldops/loadout-plan/types";
import { logogramIds } from "@foray/fieldops/records/logograms/ids";
import logogramNames from "@foray/fieldops/records/logograms/names/page";
import { mnemeIds } from "@foray/fieldops/records/mnemes/ids";
import mnemeNames from "@foray/fieldops/records/mnemes/names/page";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { printStock, type ReadStock, readStock, stockPreference } from "~/features/inventory/stock.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { PasteField } from "~/ui/PasteField.tsx";
import { loadoutMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { useMnemeNames } from "./Recipe.tsx";

const LISTED = 8;

const normalize = (text: string) => text.normalize("NFKC").toLowerCase();

export function StockBox({ stock }: { stock: Stock }) {
  const t = loadoutMessages;
  const mneme = useMnemeNames();
  const logogram = useGameNames("fieldops/logograms", logogramNames);
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<ReadStock | null>(null);

  const read = () => {
    const ids = new Map<string, string>();
    for (const id of mnemeIds) {
      ids.set(normalize(mnemeNames[id] ?? id), id);
      ids.set(normalize(mneme(id).text), id);
    }
    for (const id of logogramIds) {
      ids.set(normalize(logogramNames[id] ?? id), id);
      ids.set(normalize(logogram(id).text), id);
    }
    const result = readStock(text, (name) => ids.get(normalize(name)));
    setOutcome(result);
    if (result.read > 0) {
      stockPreference.set(result.stock);
      announce(t.imported(result.read));
    }
  };

  return (
    <details className={styles.stock}>
      <summary>{t.stock}</summary>
      <div className={styles.stockBody}>
        <PasteField label={t.stockText} hint={t.stockHint} rows={7} value={text} onChange={setText} />
        <div className={styles.stockActions}>
          <Button small icon="download" onClick={() => setText(printStock(stock))}>
            {t.exportStock}
          </Button>
          <Button
            small
            icon="copy"
            onClick={async () => announce((await copyText(printStock(stock))) ? t.copied : t.copyFailed)}
          >
            {t.copyStock}
          </Button>
          <Button small icon="upload" disabled={text.trim() === ""} onClick={read}>
            {t.importStock}
          </Button>
          <Button small kind="quiet" icon="trash" onClick={() => stockPreference.set(emptyStock)}>
            {t.clearStock}
          </Button>
        </div>
        <div role="status">
          {outcome !== null && (
            <Note kind={outcome.read > 0 ? "good" : "warn"}>
              <p>{outcome.read > 0 ? t.imported(outcome.read) : t.importedNothing}</p>
            </Note>
          )}
          {outcome !== null && outcome.ignored.length > 0 && (
            <Note kind="warn">
              <p>{t.importIgnored}</p>
              <ul>
                {outcome.ignored.slice(0, LISTED).map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice
                  <li key={index}>
                    <code>{line}</code>
                  </li>
                ))}
                {outcome.ignored.length > LISTED && <li>…</li>}
              </ul>
            </Note>
          )}
        </div>
      </div>
    </details>
  );
}
