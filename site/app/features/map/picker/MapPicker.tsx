import { formatLabelled } from "~/i18n/format.ts";
import "~art/charts/morbols.css";
import { maps } from "@foray/fieldops/atlas/maps";
import type { MapFacts } from "@foray/fieldops/atlas/types";
import { Link } from "react-router";
import { GameName } from "~/i18n/game-names.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { mapMessages } from "../messages.ts";
import { Thumbnail } from "../thumbnail/Thumbnail.tsx";
import { useMapNames } from "../words.ts";
import styles from "./MapPicker.module.css";

const operations = ["occult", "bozja", "eureka"] as const;

const arsenal = [
  { to: "/portals", file: "hydatos", title: "portalsTitle" },
  { to: "/morbols", file: "morbols", title: "morbolsTitle" },
] as const;

/** `unknown`: word in the URL that names no map. */
export function MapPicker({ unknown, matches = [] }: { unknown?: string; matches?: readonly MapFacts[] }) {
  const t = mapMessages;
  const name = useMapNames();
  return (
    <div className={styles.picker}>
      {unknown !== undefined && (
        <Note kind="warn">
          <p>{t.unknownMap(unknown)}</p>
          {matches.length > 0 && (
            <p className={styles.matches}>
              {formatLabelled(t.closest)}
              {matches.map(({ id }) => (
                <Link key={id} to={`/map/${id}`}>
                  <GameName name={name(id)} />
                </Link>
              ))}
            </p>
          )}
        </Note>
      )}
      <PageHead title={t.pickerTitle} lead={t.pickerLead} />
      {operations.map((operation) => (
        <section key={operation} data-operation={operation}>
          <h2>{t.operations[operation]}</h2>
          <ul>
            {maps
              .filter((map) => map.operation === operation)
              .map((map) => (
                <li key={map.id}>
                  <Link to={`/map/${map.id}`}>
                    <Thumbnail file={map.id} className={styles.chart} />
                    <span className={styles.name}>
                      <GameName name={name(map.id)} />
                    </span>
                    <span className={styles.count}>{t.markerCount(map.markers)}</span>
                  </Link>
                </li>
              ))}
            {operation === "eureka" &&
              arsenal.map(({ to, file, title }) => (
                <li key={to}>
                  <Link to={to}>
                    <Thumbnail file={file} className={styles.chart} />
                    <span className={styles.name}>{t[title]}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
