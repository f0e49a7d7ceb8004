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
import type { LetteredMarker } from "../../app/ui/lettering/lettering.ts";

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

/** Markers that a map shows before anybody chose, without their names: the chart's own names keep clear of them. */
export function firstMarkers(map: MapId): readonly LetteredMarker[] {
  const shown = new Set(layersOf(map).flatMap(({ id, defaultVisible }) => (defaultVisible ? [id] : [])));
  return byMap[map]
    .filter(({ layer, ground }) => shown.has(layer) && ground !== "underground")
    .map(({ id, x, y }) => ({ id, x, y, name: "", medallion: true }));
}
