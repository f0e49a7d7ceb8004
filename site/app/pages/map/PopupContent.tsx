import { displayPosition, type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import type { NameReader } from "~/i18n/game-names.tsx";
import { HoldMenu } from "./HoldMenu.tsx";
import type { MapData } from "./load-map.ts";
import { MarkerPopup } from "./MarkerPopup.tsx";
import { mapMessages } from "./messages.ts";
import { pinOf, type Selection } from "./selection.ts";
import { keepFor, tickedMarkers } from "./stores.ts";
import type { Pins } from "./use-pins.ts";
import type { Way } from "./use-way.ts";

type PopupContentProps = Readonly<{
  map: MapFacts;
  data: MapData;
  nameOf: NameReader;
  selection: Selection;
  /** Where the popup stands. */
  at: MapPosition;
  ticked: readonly string[];
  pins: Pins;
  way: Way;
  onSelect: (id: string | null, others?: readonly string[]) => void;
  /** The place becomes the start of a route. */
  onStart: (at: MapPosition) => void;
  onPin: (at: MapPosition) => void;
}>;

/** What a popup says: of a marker, of a pin, or what can be done with a bare place. */
export default function PopupContent(props: PopupContentProps) {
  const { map, data, nameOf, selection, at, ticked, pins, way, onSelect } = props;
  const t = useMessages(mapMessages);
  const { id, others, held } = selection;
  const markerOf = (wanted: string): MapMarker | undefined =>
    data.markers.find((marker) => marker.id === wanted);
  const copy = async (place: MapPosition) =>
    announce((await copyText(displayPosition(place))) ? t.copied : t.copyFailed);
  const close = () => onSelect(null);
  if (held !== null)
    return (
      <HoldMenu
        at={held}
        onCopy={() => copy(held)}
        onPin={() => props.onPin(held)}
        onStart={() => props.onStart(held)}
        onClose={close}
      />
    );
  const pin = pinOf(id);
  if (pin !== undefined)
    return (
      <HoldMenu
        at={at}
        title={pins.list[pin]?.name ?? ""}
        onCopy={() => copy(at)}
        onStart={() => props.onStart(at)}
        onClose={close}
      />
    );
  const marker = id === null ? undefined : markerOf(id);
  if (marker === undefined) return null;
  return (
    <MarkerPopup
      key={marker.id}
      map={map}
      marker={marker}
      data={data}
      nameOf={nameOf}
      named={data.english[marker.id] !== undefined}
      done={ticked.includes(marker.id)}
      onDone={(done) =>
        keepFor(
          tickedMarkers,
          map.id,
          done ? [...ticked, marker.id] : ticked.filter((other) => other !== marker.id),
        )
      }
      others={others.flatMap((other) => markerOf(other) ?? [])}
      onOther={(other) => onSelect(other, [...others.filter((old) => old !== other), marker.id])}
      onMarker={(other) => onSelect(other)}
      stop={way.stops.includes(marker.id)}
      onStop={() => way.toggleStop(marker.id)}
      onCopy={() => copy(positionOf(marker))}
      onClose={close}
    />
  );
}
