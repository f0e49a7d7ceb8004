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
import { thingsMessages as english, thingsMessages } from "./messages.ts";
import { areas, compareRows, countRows } from "./rows.ts";
import styles from "./Things.module.css";
import {
  type FileThings,
  MAX_FILE_LENGTH,
  printThings,
  type ReadThings,
  readThings,
  type Things,
  takenFrom,
} from "./things-file.ts";
import { storeThings, useThings } from "./use-things.ts";

const none: Things = new Map();

export function meta() {
  return pageMeta({ title: english.title, description: english.description, path: "/things" });
}

export default function ThingsPage() {
  const t = thingsMessages;
  usePageTitle(t.title);
  const things = useThings();
  const [read, setRead] = useState<ReadThings | Exclude<TextFile, { kind: "text" }> | null>(null);
  const [before, setBefore] = useState<ReadonlyMap<ExportedKey, string | null> | null>(null);
  const [said, setSaid] = useState<"taken" | "undone" | "refused" | null>(null);
  const counts = countRows(things ?? none);
  const isEmpty = [...counts.values()].every((count) => count === 0);

  const save = () => {
    if (things === null) return;
    downloadFile(t.fileName, printThings(things), "application/json");
    announce(t.saved);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setSaid(null);
    const content = await readTextFile(file, MAX_FILE_LENGTH);
    setRead(content.kind === "text" ? readThings(content.text) : content);
  };
  const take = (next: ReadonlyMap<ExportedKey, string | null>, done: "taken" | "undone") => {
    const former = storeThings(next);
    setRead(null);
    setSaid(former === null ? "refused" : done);
    setBefore(done === "taken" ? former : null);
  };

  return (
    <article className={styles.page}>
      <PageHead title={t.title} lead={formatSentences([t.lead, t.each])} />
      <div className={styles.buttons}>
        <Button kind="primary" icon="download" disabled={things === null || isEmpty} onClick={save}>
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
        {read !== null && read.kind !== "things" && <Note kind="warn">{t[read.kind]}</Note>}
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
      {read?.kind === "things" && things !== null && (
        <Compared
          read={read}
          things={things}
          onTake={() => take(takenFrom(read, things), "taken")}
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
                      {things === null ? "\u00a0" : count === 0 ? t.nothing : t.entries(count)}
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
  things,
  onTake,
  onKeep,
}: Readonly<{
  read: FileThings;
  things: Things;
  onTake: () => void;
  onKeep: () => void;
}>) {
  const t = thingsMessages;
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
          {compareRows(read, things).map(({ here, row, there }) => (
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
