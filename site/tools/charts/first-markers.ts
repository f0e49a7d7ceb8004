import { layersOf } from "@foray/fieldops/atlas/lookup";
import { markers as anemos } from "@foray/fieldops/atlas/markers/anemos";
import { markers as bsf } from "@foray/fieldops/atlas/markers/bsf";
import { markers as hydatos } from "@foray/fieldops/atlas/markers/hydatos";
import { markers as northhorn } from "@foray/fieldops/atlas/markers/northhorn";
import { markers as pagos } from "@foray/fieldops/atlas/markers/pagos";
import { markers as pyros } from "@foray/fieldops/atlas/markers/pyros";
import { markers as southhorn } from "@foray/fieldops/atlas/markers/southhorn";
import { markers as zadnor } from "@foray/fieldops/atlas/markers/zadnor";
import type { MapId, MapMarker } from "@foray/fieldops/atlas/types";
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
