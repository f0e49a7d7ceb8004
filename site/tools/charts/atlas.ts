import { heights as anemosHeights } from "@foray/fieldops/atlas/heights/anemos";
import { heights as bsfHeights } from "@foray/fieldops/atlas/heights/bsf";
import { heights as hydatosHeights } from "@foray/fieldops/atlas/heights/hydatos";
import { heights as northhornHeights } from "@foray/fieldops/atlas/heights/northhorn";
import { heights as pagosHeights } from "@foray/fieldops/atlas/heights/pagos";
import { heights as pyrosHeights } from "@foray/fieldops/atlas/heights/pyros";
import { heights as southhornHeights } from "@foray/fieldops/atlas/heights/southhorn";
import { heights as zadnorHeights } from "@foray/fieldops/atlas/heights/zadnor";
import { outline as anemos } from "@foray/fieldops/atlas/outlines/anemos";
import { outline as bsf } from "@foray/fieldops/atlas/outlines/bsf";
import { outline as hydatos } from "@foray/fieldops/atlas/outlines/hydatos";
import { outline as northhorn } from "@foray/fieldops/atlas/outlines/northhorn";
import { outline as pagos } from "@foray/fieldops/atlas/outlines/pagos";
import { outline as pyros } from "@foray/fieldops/atlas/outlines/pyros";
import { outline as southhorn } from "@foray/fieldops/atlas/outlines/southhorn";
import type { MapOutline } from "@foray/fieldops/atlas/outlines/types";
import { outline as zadnor } from "@foray/fieldops/atlas/outlines/zadnor";
import type { MapId } from "@foray/fieldops/atlas/types";

/** What the charts are drawn from: coarse outlines and spot heights of every map. */
export const outlines: Readonly<Record<MapId, MapOutline>> = {
  southhorn,
  northhorn,
  bsf,
  zadnor,
  anemos,
  pagos,
  pyros,
  hydatos,
};

/** Of maps whose spots have been measured. */
export const spotHeights: Readonly<Partial<Record<MapId, readonly (readonly [number, number, number])[]>>> = {
  southhorn: southhornHeights,
  northhorn: northhornHeights,
  bsf: bsfHeights,
  zadnor: zadnorHeights,
  anemos: anemosHeights,
  pagos: pagosHeights,
  pyros: pyrosHeights,
  hydatos: hydatosHeights,
};
