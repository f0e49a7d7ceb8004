import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import { Link } from "react-router";
import { Thumbnail } from "./Thumbnail.tsx";
import styles from "./ThumbnailChart.module.css";
import { thumbnailKey } from "./thumbnail-key.ts";

/**
 * A small chart of the ground around a place, with the way to the large map there. The build has drawn every position of the
 * forecast filters (with their monsters and triggers) and of all encounters; for another place only the caption is.
 * @param map the map's id, as in its address
 * @param label what is there, or where: the caption before the coordinates, in the reader's language
 * @param poi id of the marker that the large map opens
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
