import { layersOf } from "@foray/fieldops/atlas/lookup";
import type { MapId, MapMarker } from "@foray/fieldops/atlas/types";
import { markers as anemos } from "@foray/fieldops/records/markers/anemos/facts";
import { markers as bsf } from "@foray/fieldops/records/markers/bsf/facts";
import { markers as hydatos } from "@foray/fieldops/records/markers/hydatos/facts";
import { markers as northhorn } from "@foray/fieldops/records/markers/northhorn/facts";
import { markers as pagos } from "@foray/fieldops/records/markers/pagos/facts";
import { markers as pyros } from "@foray/fieldops/records/markers/pyros/facts";
import { markers as southhorn } from "@foray/fieldops/records/markers/southhorn/facts";
import { markers as zadnor } from "@foray/fieldops/records/markers/zadnor/facts";
import type { Box } from "./ornament.ts";

const byMap: Readonly<Record<MapId, readonly MapMarker[]>> = {
  anemos,
  bsf,
  hydatos,
  northhorn,
  pagos,
  pyros,
  southhorn,
  zadnor,
};

/** Half a medallion's width and the foot of the name below it, in map units, on a map seen whole on a wide screen. */
const MEDALLION = { half: 0.6, foot: 1.5 } as const;

/**
 * Where the markers lie that a map shows before anybody chose, with their names: the chart's own names keep clear of them where they
 * can. Aetherytes are left out: they stand on the camps that the chart names itself.
 */
export function firstMarkers(map: MapId): readonly Box[] {
  const shown = new Set(layersOf(map).flatMap(({ id, defaultVisible }) => (defaultVisible ? [id] : [])));
  return byMap[map]
    .filter(({ layer, ground }) => shown.has(layer) && layer !== "aetherytes" && ground !== "underground")
    .map(({ x, y }) => ({
      x: x - MEDALLION.half,
      y: y - MEDALLION.half,
      width: 2 * MEDALLION.half,
      height: MEDALLION.half + MEDALLION.foot,
    }));
}
