import { maps } from "@foray/fieldops/atlas/maps";
import mapNames from "@foray/fieldops/records/maps/names/page";
import { Link } from "react-router";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import styles from "./Charts.module.css";
import { homeMessages } from "./messages.ts";

const operations = ["occult", "bozja", "eureka"] as const;

export function Charts() {
  const t = homeMessages;
  const name = useGameNames("fieldops/maps", mapNames);
  return (
    <nav className={styles.charts} aria-label={t.charts}>
      <h2 className={styles.title}>
        <Link to="/map">{t.charts}</Link>
      </h2>
      {operations.map((operation) => (
        <ul key={operation} className={styles.list} data-operation={operation}>
          {maps
            .filter((map) => map.operation === operation)
            .map(({ id }) => (
              <li key={id}>
                <Link to={`/map/${id}`}>
                  <GameName name={name(id)} />
                </Link>
              </li>
            ))}
          {operation === "eureka" && (
            <>
              <li>
                <Link to="/portals">{t.portals}</Link>
              </li>
              <li>
                <Link to="/morbols">{t.morbols}</Link>
              </li>
            </>
          )}
        </ul>
      ))}
    </nav>
  );
}
