import { displayPosition, type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import type { NameReader } from "~/i18n/game-names.tsx";
import { mapMessages } from "../messages.ts";
import type { Pins } from "../pins/use-pins.ts";
import type { MapData } from "../records/load-map.ts";
import type { Route } from "../route/use-route.ts";
import { tick } from "../stores.ts";
import { LongPressMenu } from "./LongPressMenu.tsx";
import { MarkerPopup } from "./MarkerPopup.tsx";
import { pinOf, type Selection } from "./selection.ts";

type PopupContentProps = Readonly<{
  map: MapFacts;
  data: MapData;
  nameOf: NameReader;
  selection: Selection;
  at: MapPosition;
  ticked: readonly string[];
  pins: Pins;
  route: Route;
  onSelect: (id: string | null, others?: readonly string[]) => void;
  onStart: (at: MapPosition) => void;
  /** Place whose coordinates were typed; `onForget` removes its mark. */
  found: MapPosition | null;
  onForget: () => void;
}>;

export default function PopupContent(props: PopupContentProps) {
  const { map, data, nameOf, selection, at, ticked, pins, route, onSelect, found, onForget } = props;
  const t = mapMessages;
  const { id, others, pressedAt } = selection;
  const markerOf = (wanted: string): MapMarker | undefined =>
    data.markers.find((marker) => marker.id === wanted);
  const copy = async (place: MapPosition) =>
    announce((await copyText(displayPosition(place))) ? t.copied : t.copyFailed);
  const close = () => onSelect(null);
  if (pressedAt !== null) {
    const forget = () => {
      if (pressedAt === found) onForget();
      close();
    };
    return (
      <LongPressMenu
        at={pressedAt}
        onCopy={() => copy(pressedAt)}
        // The pin replaces the mark.
        onPin={() => {
          pins.add(pressedAt, t.pins.unnamed(pins.list.length + 1));
          forget();
        }}
        onStart={() => props.onStart(pressedAt)}
        {...(pressedAt === found ? { onRemove: forget } : {})}
        onClose={close}
      />
    );
  }
  const pin = pinOf(id);
  if (pin !== undefined)
    return (
      <LongPressMenu
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
      onDone={(done) => tick(map.id, marker.id, done)}
      others={others.flatMap((other) => markerOf(other) ?? [])}
      onOther={(other) => onSelect(other, [...others.filter((old) => old !== other), marker.id])}
      onMarker={(other) => onSelect(other)}
      stop={route.has(marker.id)}
      onStop={() => route.toggleStop(marker.id)}
      onCopy={() => copy(positionOf(marker))}
      onClose={close}
    />
  );
}
