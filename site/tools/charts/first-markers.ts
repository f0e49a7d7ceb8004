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
