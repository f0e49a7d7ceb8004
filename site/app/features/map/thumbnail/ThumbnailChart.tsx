import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { Link } from "react-router";
import { Thumbnail } from "./Thumbnail.tsx";
import styles from "./ThumbnailChart.module.css";
import { thumbnailKey } from "./thumbnail-key.ts";

/**
 * Small chart around a place that links to the map. The build has drawn all positions of forecast filters
 * (with their monsters and triggers) and encounters; elsewhere only the caption shows.
 * @param label caption before the coordinates, in the reader's language
 * @param poi id of the marker that the map opens
 */
export function ThumbnailChart({
  map,
  position,
  label,
  poi,
}: {
  map: string;
  position: Readonly<{ x: number; y: number }>;
  label: string;
  poi?: string;
}) {
  const query = new URLSearchParams({
    x: String(position.x),
    y: String(-position.y),
    zoom: "6",
    ...(poi === undefined ? {} : { poi }),
  });
  return (
    <Link className={styles.still} to={`/map/${map}?${query}`}>
      <Thumbnail file={thumbnailKey(map, position)} className={styles.chart} />
      <span className={styles.caption}>
        <span>{label}</span> <b>{displayPosition(mapPosition(position.x, position.y))}</b>
      </span>
    </Link>
  );
}
