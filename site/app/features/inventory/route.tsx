import { useState } from "react";
import { Link } from "react-router";
import { announce } from "~/browser/announce.ts";
import { downloadFile } from "~/browser/download.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { readTextFile, type TextFile } from "~/browser/text-file.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { formatList, formatSentences } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import type { ExportedKey } from "~/records/stored.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import {
  type ExportedTexts,
  type ExportFile,
  MAX_FILE_LENGTH,
  printExport,
  type ReadExport,
  readExport,
  takenFrom,
} from "./export-file.ts";
import styles from "./Inventory.module.css";
import { inventoryMessages as english, inventoryMessages } from "./messages.ts";
import { areas, compareRows, countRows } from "./rows.ts";
import { storeTexts, useExportedTexts } from "./use-exported-texts.ts";

const none: ExportedTexts = new Map();

export function meta() {
  return pageMeta({ title: english.title, description: english.description, path: "/things" });
}

export default function InventoryPage() {
  const t = inventoryMessages;
  usePageTitle(t.title);
  const texts = useExportedTexts();
  const [read, setRead] = useState<ReadExport | Exclude<TextFile, { kind: "text" }> | null>(null);
  const [before, setBefore] = useState<ReadonlyMap<ExportedKey, string | null> | null>(null);
  const [said, setSaid] = useState<"taken" | "undone" | "refused" | null>(null);
  const counts = countRows(texts ?? none);
  const isEmpty = [...counts.values()].every((count) => count === 0);

  const save = () => {
    if (texts === null) return;
    downloadFile(t.fileName, printExport(texts), "application/json");
    announce(t.saved);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setSaid(null);
    const content = await readTextFile(file, MAX_FILE_LENGTH);
    setRead(content.kind === "text" ? readExport(content.text) : content);
  };
  const take = (next: ReadonlyMap<ExportedKey, string | null>, done: "taken" | "undone") => {
    const former = storeTexts(next);
    setRead(null);
    setSaid(former === null ? "refused" : done);
    setBefore(done === "taken" ? former : null);
  };

  return (
    <article className={styles.page}>
      <PageHead title={t.title} lead={formatSentences([t.lead, t.each])} />
      <div className={styles.buttons}>
        <Button kind="primary" icon="download" disabled={texts === null || isEmpty} onClick={save}>
          {t.save}
        </Button>
        <label className={styles.file}>
          <input
            className="visually-hidden"
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
          <UiIcon id="file-up" />
          <span>{t.open}</span>
        </label>
      </div>
      <div role="status" className={styles.said}>
        {read !== null && read.kind !== "file" && <Note kind="warn">{t[read.kind]}</Note>}
        {said !== null && (
          <Note kind={said === "refused" ? "warn" : "good"}>
            {t[said]}{" "}
            {said === "taken" && before !== null && (
              <Button kind="quiet" small icon="undo" onClick={() => take(before, "undone")}>
                {t.undo}
              </Button>
            )}
          </Note>
        )}
      </div>
      {read?.kind === "file" && texts !== null && (
        <Compared
          read={read}
          texts={texts}
          onTake={() => take(takenFrom(read, texts), "taken")}
          onKeep={() => setRead(null)}
        />
      )}
      <div className={styles.areas}>
        {areas.map((area) => (
          <section key={area.id} className={styles.area}>
            <h2>{t.areas[area.id]}</h2>
            <ul>
              {area.rows.map(([row, to]) => {
                const count = counts.get(row) ?? 0;
                return (
                  <li key={row}>
                    <Link to={to}>{t.labels[row]}</Link>
                    <span data-empty={count === 0 || undefined}>
                      {texts === null ? "\u00a0" : count === 0 ? t.nothing : t.entries(count)}
                    </span>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

/** The file's data beside this browser's, before it replaces any. */
function Compared({
  read,
  texts,
  onTake,
  onKeep,
}: Readonly<{
  read: ExportFile;
  texts: ExportedTexts;
  onTake: () => void;
  onKeep: () => void;
}>) {
  const t = inventoryMessages;
  const language = useLanguage();
  return (
    <section className={styles.compared} aria-label={t.compare}>
      <h2>{t.compare}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.thing}</th>
            <th scope="col">{t.here}</th>
            <th scope="col">{t.inFile}</th>
          </tr>
        </thead>
        <tbody>
          {compareRows(read, texts).map(({ here, row, there }) => (
            <tr key={row}>
              <th scope="row">{t.labels[row]}</th>
              <td>{here}</td>
              <td>{there}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.replaces}</p>
      {read.unknown.length > 0 && <p>{t.unknown(formatList(read.unknown, language))}</p>}
      <div className={styles.buttons}>
        <Button kind="primary" icon="check" onClick={onTake}>
          {t.take}
        </Button>
        <Button onClick={onKeep}>{t.keep}</Button>
      </div>
    </section>
  );
}
