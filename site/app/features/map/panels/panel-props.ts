import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import type { GroundId, LayerId, MapFacts } from "@foray/fieldops/atlas/types";
import type { NameReader } from "~/i18n/game-names.tsx";
import type { Pins } from "../pins/use-pins.ts";
import type { MapData } from "../records/load-map.ts";
import type { Route } from "../route/use-route.ts";

export const panels = [
  { id: "layers", icon: "layers" },
  { id: "find", icon: "search" },
  { id: "route", icon: "route" },
  { id: "pins", icon: "map-pin" },
] as const;

export type PanelId = (typeof panels)[number]["id"];

export type PanelProps = Readonly<{
  map: MapFacts;
  data: MapData;
  nameOf: NameReader;
  layers: readonly LayerId[];
  onLayers: (layers: readonly LayerId[]) => void;
  ground: GroundId;
  onGround: (ground: GroundId) => void;
  ticked: readonly string[];
  onTicked: (ids: readonly string[]) => void;
  selected: string | null;
  onGo: (id: string) => void;
  onFound: (at: MapPosition) => void;
  pins: Pins;
  onPickPin: () => void;
  onPinMiddle: () => void;
  route: Route;
  onWalk: () => void;
  onPickStart: () => void;
  onPickStops: (on: boolean) => void;
}>;
