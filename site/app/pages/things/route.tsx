import { useState } from "react";
import { Link } from "react-router";
import { announce } from "~/browser/announce.ts";
import { downloadFile } from "~/browser/download.ts";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { entriesOf, printThings, type ReadThings, readThings } from "~/features/things/things-file.ts";
import { formatList } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import type { ThingKey } from "~/records/stored.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { thingsMessages as english, thingsMessages } from "./messages.ts";
import styles from "./Things.module.css";
import { storeThings, useThings } from "./use-things.ts";

/** Each thing with the page where it is noted. */
const areas = [
  {
    id: "eureka",
    things: [
      ["ownedMnemes", "/eureka/logos"],
      ["eurekaStock", "/eureka/loadout"],
      ["eurekaPrices", "/eureka/loadout"],
    ],
  },
  {
    id: "bozja",
    things: [
      ["ownedLostActions", "/drs/holster"],
      ["ownedFragments", "/bozja/lostaction"],
      ["holsterRun", "/createdrsholsters"],
    ],
  },
  {
    id: "occult",
    things: [
      ["masteredJobs", "/occult/phantomjob"],
      ["towerBoard", "/tower"],
    ],
  },
  {
    id: "forays",
    things: [
      ["relicSteps", "/relics"],
      ["alarms", "/alarms"],
      ["weatherSearches", "/weather-finder?way=pattern"],
      ["playTimes", "/tonight"],
      ["tonight", "/tonight"],
      ["mapPins", "/map"],
      ["mapTicks", "/map"],
      ["mapRouteRuns", "/map"],
      ["formerRuns", "/run"],
      ["runRegulars", "/run"],
      ["runTemplates", "/run"],
    ],
  },
] as const satisfies readonly Readonly<{
  id: keyof typeof english.areas;
  things: readonly (readonly [ThingKey, `/${string}`])[];
}>[];

export function meta() {
  return pageMeta({ title: english.title, description: english.description, path: "/things" });
}

/** Everything a player has noted on the site, to be looked over, saved as a file and taken back from one. */
export default function ThingsPage() {
  const t = thingsMessages;
  usePageTitle(t.title);
  const things = useThings();
  const [read, setRead] = useState<ReadThings | null>(null);
  const [before, setBefore] = useState<ReadonlyMap<ThingKey, string | null> | null>(null);
  const [said, setSaid] = useState<"taken" | "undone" | "refused" | null>(null);
  const isEmpty = things !== null && things.size === 0;

  const save = () => {
    if (things === null) return;
    downloadFile(t.fileName, printThings(things), "application/json");
    announce(t.saved);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setSaid(null);
    setRead(readThings(await file.text()));
  };
  const take = (next: ReadonlyMap<ThingKey, string | null>, done: "taken" | "undone") => {
    const former = storeThings(next);
    setRead(null);
    setSaid(former === null ? "refused" : done);
    setBefore(done === "taken" ? former : null);
  };

  return (
    <article className={styles.page}>
      <PageHead title={t.title} lead={`${t.lead} ${t.each}`} />
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
          entriesHere={(key) => entriesOf(things.get(key) ?? "")}
          onTake={() => take(read.things, "taken")}
          onKeep={() => setRead(null)}
        />
      )}
      <div className={styles.areas}>
        {areas.map((area) => (
          <section key={area.id} className={styles.area}>
            <h2>{t.areas[area.id]}</h2>
            <ul>
              {area.things.map(([key, to]) => {
                const count = entriesOf(things?.get(key) ?? "");
                return (
                  <li key={key}>
                    <Link to={to}>{t.labels[key]}</Link>
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

/** The file's things beside those of this browser, before any is replaced. */
function Compared({
  read,
  entriesHere,
  onTake,
  onKeep,
}: Readonly<{
  read: Extract<ReadThings, { kind: "things" }>;
  entriesHere: (key: ThingKey) => number;
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
          {[...read.things].map(([key, text]) => (
            <tr key={key}>
              <th scope="row">{t.labels[key]}</th>
              <td>{entriesHere(key)}</td>
              <td>{entriesOf(text)}</td>
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
