import type { MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { lazy, use } from "react";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { mapMessages } from "../messages.ts";
import { type DoubtfulField, loadRecord, type MarkerRecord } from "../records/marker-records.ts";
import styles from "./MarkerPopup.module.css";
import { NextWeather } from "./NextWeather.tsx";

const Rewards = lazy(() => import("./Rewards.tsx"));

export function RecordFacts({ map, marker }: { map: MapFacts; marker: MapMarker }) {
  const record = use(loadRecord(marker));
  return record === null ? null : <Facts map={map} record={record} />;
}

/** Doubt of the record about a figure shown from the marker; null if there is none. */
export function RecordDoubt({ marker, field }: { marker: MapMarker; field: DoubtfulField }) {
  const doubt = use(loadRecord(marker))?.doubts[field] ?? null;
  return doubt === null ? null : <DoubtMark doubt={doubt} />;
}

function Facts({ map, record }: { map: MapFacts; record: MarkerRecord }) {
  const t = mapMessages;
  const name = useGameNames(record.table, record.english);
  const { boss, calls, calledBy, doubts, drops, minutes, participants, respawnMinutes } = record;
  const known = (key: string) => record.english[key] !== undefined;
  const small = [
    ...(minutes === undefined ? [] : [t.facts.minutes(minutes)]),
    ...(participants === undefined ? [] : [t.facts.participants(participants)]),
    ...(respawnMinutes === undefined ? [] : [t.facts.respawn(respawnMinutes)]),
  ];
  return (
    <>
      {small.length > 0 && (
        <ul className={styles.facts}>
          {small.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <dl className={styles.record}>
        {boss !== undefined && known(boss) && (
          <div>
            <dt>{t.labels.boss}</dt>
            <dd>
              <GameName name={name(boss)} />
            </dd>
          </div>
        )}
        {calls !== undefined && known(calls) && (
          <div>
            <dt>{t.labels.calls}</dt>
            <dd>
              <GameName name={name(calls)} />
            </dd>
          </div>
        )}
        {calledBy === "itself" && (
          <div>
            <dt>{t.labels.calledBy}</dt>
            <dd>
              <DoubtMark doubt={doubts.caller ?? null}>{t.automatic}</DoubtMark>
            </dd>
          </div>
        )}
        {calledBy !== undefined && calledBy !== "itself" && known(calledBy.name) && (
          <div>
            <dt>{t.labels.trigger}</dt>
            <dd>
              <DoubtMark doubt={doubts.caller ?? null}>
                <GameName name={name(calledBy.name)} />
              </DoubtMark>
              {calledBy.level !== undefined && ` · ${t.facts.level(calledBy.level)}`}
            </dd>
          </div>
        )}
        {drops.some(known) && (
          <div>
            <dt>{t.labels.drops}</dt>
            <dd>
              <ul>
                {drops.filter(known).map((drop) => (
                  <li key={drop}>
                    <GameName name={name(drop)} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {record.gives !== undefined && <Rewards gives={record.gives} />}
      {(record.weather.length > 0 || record.night) && (
        <NextWeather
          zone={map.zone}
          weather={record.weather}
          night={record.night}
          doubt={doubts.sky ?? null}
          {...(record.forecast === undefined ? {} : { forecast: record.forecast })}
        />
      )}
    </>
  );
}
