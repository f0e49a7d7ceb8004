import type { MapMarker } from "@foray/fieldops/atlas/types";
import { use } from "react";
import { GameName, type NameReader } from "~/i18n/game-names.tsx";
import { mapMessages } from "../messages.ts";
import styles from "./MarkerPopup.module.css";

/** As `ref` of markers. */
async function loadGivers(item: string): Promise<ReadonlySet<string>> {
  const [{ fateFacts }, { engagementFacts }] = await Promise.all([
    import("@foray/fieldops/records/fates/facts"),
    import("@foray/fieldops/records/engagements/facts"),
  ]);
  const gives = (record: Readonly<{ items?: readonly Readonly<{ item: string }>[] }>) =>
    (record.items ?? []).some((other) => other.item === item);
  return new Set([
    ...fateFacts.filter(gives).map(({ id }) => `fates/${id}`),
    ...engagementFacts.filter(gives).map(({ id }) => `engagements/${id}`),
  ]);
}

const loads = new Map<string, Promise<ReadonlySet<string>>>();

function giversOf(item: string): Promise<ReadonlySet<string>> {
  const known = loads.get(item);
  if (known !== undefined) return known;
  const load = loadGivers(item).catch((error: unknown) => {
    loads.delete(item);
    throw error;
  });
  loads.set(item, load);
  return load;
}

export function AreaFinds({
  item,
  markers,
  nameOf,
  onMarker,
}: {
  item: string;
  markers: readonly MapMarker[];
  nameOf: NameReader;
  onMarker: (id: string) => void;
}) {
  const t = mapMessages;
  const givers = use(giversOf(item));
  const found = markers.filter(({ ref }) => ref !== undefined && givers.has(ref));
  if (found.length === 0) return null;
  return (
    <div className={styles.others}>
      <p>{t.labels.droppedBy}</p>
      <ul>
        {found.map(({ id }) => (
          <li key={id}>
            <button type="button" onClick={() => onMarker(id)}>
              <GameName name={nameOf(id)} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
