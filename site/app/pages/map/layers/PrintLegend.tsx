import markerSprite from "virtual:glyphs/markers";
import type { LayerId } from "@foray/fieldops/atlas/types";
import { Glyph } from "~/ui/Glyph.tsx";
import { mapMessages } from "../messages.ts";
import { layerMessages } from "../words.ts";
import { layerGlyph } from "./marker-look.ts";
import styles from "./PrintLegend.module.css";

/** What the signs of a printed chart mean; on the screen the layers' panel says it. */
export function PrintLegend({ layers }: { layers: readonly LayerId[] }) {
  const t = mapMessages;
  const { layerLabels } = layerMessages;
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
