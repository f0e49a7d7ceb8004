import markerSprite from "virtual:glyphs/markers";
import type { LayerId, MapFacts } from "@foray/fieldops/atlas/types";
import { Glyph } from "~/ui/Glyph.tsx";
import { mapMessages } from "../messages.ts";
import { layerLabelsOn } from "../words.ts";
import { layerGlyph } from "./marker-look.ts";
import styles from "./PrintLegend.module.css";

/** Legend of a printed map; on screen the layers panel explains the markers. */
export function PrintLegend({ map, layers }: { map: MapFacts; layers: readonly LayerId[] }) {
  const t = mapMessages;
  const layerLabels = layerLabelsOn(map);
  return (
    <ul className={styles.legend}>
      {layers.map((layer) => (
        <li key={layer}>
          <Glyph sprite={markerSprite} id={layerGlyph(layer)} size={16} />
          <span>{layerLabels[layer]}</span>
        </li>
      ))}
      <li>{t.legendConfirmed}</li>
      <li>{t.legendPossible}</li>
    </ul>
  );
}
