import "~art/charts/chart.css";
import "./leaflet/leaflet.css";
import { findMarker } from "@foray/fieldops/atlas/lookup";
import { displayPosition, type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { GroundId, LayerId, MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { copyText } from "~/browser/share.ts";
import { useMessages } from "~/i18n/catalogue.ts";
import styles from "./Atlas.module.css";
import { AtlasNotes } from "./AtlasNotes.tsx";
import { chartAddress } from "./chart-text.ts";
import { HoldMenu } from "./HoldMenu.tsx";
import { loadMap } from "./load-map.ts";
import { MapControls } from "./MapControls.tsx";
import { MarkerPopup } from "./MarkerPopup.tsx";
import { mapMessages } from "./messages.ts";
import { Panels } from "./panels/Panels.tsx";
import type { PanelId } from "./panels/panel-props.ts";
import { writePlaceNames } from "./place-names.ts";
import { usePointerStore } from "./pointer.ts";
import { keepFor, showNames, tickedMarkers } from "./stores.ts";
import { useAddress } from "./use-address.ts";
import { layersForAddress, useLayers } from "./use-layers.ts";
import { useMapView } from "./use-map-view.ts";
import { usePins } from "./use-pins.ts";
import { isOn, useScene } from "./use-scene.ts";
import { useSteadyNames } from "./use-steady-names.ts";
import { useWay } from "./use-way.ts";
import { type AskedView, readView, writeView } from "./view-state.ts";
import { useMapNames } from "./words.ts";

const nothing: readonly string[] = [];
const noTicks: Readonly<Record<string, readonly string[]>> = {};

type AtlasProps = Readonly<{
  map: MapFacts;
  /** Layers of a page that is about them: shown whatever was chosen on the map before. */
  layers?: readonly LayerId[];
}>;

/** Whether panels stand beside the map; where there is less room they rise over it (the same width stands in the styles). */
function isWide(stage: HTMLElement | null): boolean {
  return stage !== null && stage.clientWidth >= 760;
}

/** A press that does something else than open a marker. */
type Picking = "pin" | "start" | "stops" | null;

export default function Atlas({ map, layers: fixed }: AtlasProps) {
  const t = useMessages(mapMessages);
  const data = use(loadMap(map.id));
  const nameOf = useSteadyNames("fieldops/atlas", data.english, `${map.id}/`);
  const placeName = useSteadyNames("fieldops/atlas/places", data.places);
  const mapName = useMapNames();
  const location = useLocation();
  const [asked] = useState<AskedView>(() => readView(map.id, new URLSearchParams(window.location.search)));
  const [askedPoi] = useState(() =>
    asked.poi === undefined ? undefined : findMarker(data.markers, asked.poi),
  );
  const layers = useLayers(map.id, asked.layers ?? fixed, askedPoi?.layer);
  const [selected, setSelected] = useState<string | null>(askedPoi?.id ?? null);
  const [alsoHere, setAlsoHere] = useState<readonly string[]>(nothing);
  const [byKeyboard, setByKeyboard] = useState(false);
  const [panel, setPanel] = useState<PanelId | null>(null);
  const [picking, setPicking] = useState<Picking>(null);
  const pointer = usePointerStore();
  const [held, setHeld] = useState<MapPosition | null>(null);
  const [ground, setGround] = useState<GroundId>(askedPoi?.ground ?? "surface");
  const [popup] = useState(() => document.createElement("div"));
  const names = usePreference(showNames, true);
  const ticked = usePreference(tickedMarkers, noTicks)[map.id] ?? nothing;
  const pins = usePins(map.id);
  const way = useWay(data.markers, ticked);
  const writeAddress = useAddress();
  const stage = useRef<HTMLDivElement>(null);
  const chart = useRef<SVGSVGElement | null>(null);
  const settled = useRef(false);
  /** What is selected now, for moves that begin before the next drawing. */
  const latest = useRef(selected);

  const also = useMemo(() => [...way.stops, ...(selected === null ? [] : [selected])], [way.stops, selected]);
  // On the page of the portals, the numbers of their sections stand above the ground.
  const [left, top, right, bottom] = map.bounds;
  const whole = fixed === undefined ? map.bounds : ([left, Math.min(top, 6.5), right, bottom] as const);
  const scene = useScene({
    data,
    nameOf,
    layers: layers.shown,
    ground,
    ticked,
    pins: pins.list,
    way: way.line,
    selected,
    also,
    names,
  });

  const place = (id: string): MapPosition | undefined => scene.markers.find((marker) => marker.id === id)?.at;
  const markerOf = (id: string): MapMarker | undefined => data.markers.find((marker) => marker.id === id);

  const { view, chartFailed, retryChart } = useMapView(
    stage,
    asked.view ?? (askedPoi ? { at: positionOf(askedPoi), zoom: 6 } : whole),
    scene,
    chartAddress(map.id, ground),
    {
      onView: () => {
        // The first is the map's own.
        if (settled.current) keepAddress();
        settled.current = true;
      },
      onPointer: pointer.set,
      onPress: (at, hits) => {
        setHeld(null);
        pointer.set(at);
        press(at, hits);
      },
      onHold: (at) => {
        pointer.set(at);
        select(null);
        setHeld(at);
      },
      onPopupClose: () => undefined,
    },
    (drawing) => {
      chart.current = drawing;
      if (ground === "surface") writePlaceNames(drawing, data.labels, (id) => placeName(id).text);
    },
  );

  function keepAddress(poi = latest.current, shown = layers.shown): void {
    if (view.current === null) return;
    const known = poi?.startsWith("pin:") ? undefined : (poi ?? undefined);
    writeAddress({ view: view.current.view(), poi: known, layers: layersForAddress(map.id, shown) });
  }

  function select(id: string | null, others: readonly string[] = nothing, keyboard = false): void {
    const marker = id === null ? undefined : markerOf(id);
    if (marker !== undefined && !isOn(marker, ground)) setGround(marker.ground ?? "surface");
    setHeld(null);
    latest.current = id;
    setSelected(id);
    setAlsoHere(others);
    setByKeyboard(keyboard);
    keepAddress(id);
  }

  function press(at: MapPosition, hits: readonly string[]): void {
    const [first, ...others] = hits;
    if (picking === "pin") {
      pins.add(at, t.pins.unnamed(pins.list.length + 1));
      setPicking(null);
    } else if (picking === "start") {
      way.setStart({ kind: "place", at });
      setPicking(null);
    } else if (picking === "stops" && first !== undefined && markerOf(first) !== undefined) {
      way.toggleStop(first);
    } else select(first ?? null, others);
  }

  /** From the lists: brings the marker into view. */
  function goTo(id: string): void {
    const marker = markerOf(id);
    const at = marker === undefined ? place(id) : positionOf(marker);
    if (at === undefined) return;
    select(id, nothing, true);
    view.current?.bring(at);
    if (!isWide(stage.current)) setPanel(null);
  }

  const selectedAt = selected === null ? undefined : place(selected);
  const popupKey = selectedAt === undefined ? "" : `${selected} ${selectedAt.x} ${selectedAt.y}`;
  const openAt = held ?? selectedAt;
  // A popup stays open while the rest of the scene changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: popupKey and held say when the place is another
  useEffect(() => {
    const shown = view.current;
    if (shown === null || openAt === undefined) return undefined;
    const wide = isWide(stage.current);
    shown.openPopup(openAt, popup, wide && panel !== null ? 364 : 0);
    // A popup can take the focus only once it has been laid out and its words are here: some frames at most.
    let frame = 0;
    const focus = (left: number) => {
      const heading = popup.querySelector("h2");
      heading?.focus({ preventScroll: true });
      if (left > 0 && document.activeElement !== heading)
        frame = requestAnimationFrame(() => focus(left - 1));
    };
    if (byKeyboard) focus(20);
    const watch = new ResizeObserver(() => shown.fitPopup());
    watch.observe(popup);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      shown.closePopup();
    };
  }, [popupKey, held, popup]);

  // Names in another language, on another ground.
  useEffect(() => {
    if (chart.current === null || ground !== "surface") return;
    writePlaceNames(chart.current, data.labels, (id) => placeName(id).text);
    view.current?.renamed();
  }, [placeName, data, ground, view]);

  // A link followed on the page itself.
  const arrived = useRef(location.key);
  useEffect(() => {
    if (arrived.current === location.key) return;
    arrived.current = location.key;
    const next = readView(map.id, new URLSearchParams(location.search));
    const marker = next.poi === undefined ? undefined : findMarker(data.markers, next.poi);
    if (next.layers !== undefined) layers.replace(next.layers);
    if (marker !== undefined) {
      layers.reveal(marker.layer);
      setSelected(marker.id);
      setGround(marker.ground ?? "surface");
    }
    const to = next.view ?? (marker && { at: positionOf(marker), zoom: 6 });
    if (to !== undefined) view.current?.goTo(to);
  }, [location, data, map, layers, view]);

  const copyPosition = async (at: MapPosition) =>
    announce((await copyText(displayPosition(at))) ? t.copied : t.copyFailed);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (event.key === "/" && !typing) {
      event.preventDefault();
      setPanel("find");
    } else if (event.key === "Escape") {
      if (picking !== null) setPicking(null);
      else if (held !== null || selected !== null) {
        select(null);
        stage.current?.focus({ preventScroll: true });
      } else setPanel(null);
    }
  };

  const marker = selected === null ? undefined : markerOf(selected);
  const pinIndex = selected?.startsWith("pin:") ? Number(selected.slice(4)) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the atlas
    <div className={styles.atlas} onKeyDown={onKeyDown} data-picking={picking ?? undefined}>
      {/* Leaflet makes the stage a focusable thing that arrow keys move. */}
      <section
        ref={stage}
        className={styles.stage}
        aria-label={`${t.mapRegion(mapName(map.id).text)}. ${t.mapHelp}`}
        data-names={names || undefined}
      />
      <AtlasNotes
        asked={asked}
        poiFound={askedPoi !== undefined}
        chartFailed={chartFailed}
        underground={ground === "underground"}
        picking={picking === "pin" ? t.pins.press : picking === "start" ? t.route.pressStart : undefined}
        onCancel={() => setPicking(null)}
        onRetry={retryChart}
        pins={pins}
      />
      <MapControls
        map={map}
        pointer={pointer}
        onZoom={(steps) => view.current?.zoomBy(steps)}
        onWhole={() => view.current?.fit(whole)}
      />
      <Panels
        open={panel}
        onOpen={setPanel}
        map={map}
        data={data}
        nameOf={nameOf}
        layers={layers.shown}
        onLayers={(next) => {
          layers.choose(next);
          keepAddress(latest.current, next);
        }}
        ground={ground}
        onGround={(next) => {
          select(null);
          setGround(next);
        }}
        ticked={ticked}
        onTicked={(next) => keepFor(tickedMarkers, map.id, next)}
        selected={selected}
        onGo={goTo}
        pins={pins}
        onPickPin={() => setPicking("pin")}
        onPinMiddle={() => {
          const at = view.current?.view().at;
          if (at !== undefined) pins.add(at, t.pins.unnamed(pins.list.length + 1));
        }}
        way={way}
        onPickStart={() => setPicking("start")}
        onPickStops={(on) => setPicking(on ? "stops" : null)}
        address={() => {
          const shown = view.current?.view();
          const { origin, pathname } = window.location;
          return shown === undefined
            ? window.location.href
            : origin + pathname + writeView(shown, marker?.id, layers.shown);
        }}
      />
      {openAt !== undefined &&
        createPortal(
          <Suspense fallback={<p className={styles.waiting}>{t.loadingMap}</p>}>
            {held !== null ? (
              <HoldMenu
                at={held}
                onCopy={() => copyPosition(held)}
                onPin={() => {
                  pins.add(held, t.pins.unnamed(pins.list.length + 1));
                  setHeld(null);
                }}
                onStart={() => {
                  way.setStart({ kind: "place", at: held });
                  setHeld(null);
                  setPanel("route");
                }}
                onClose={() => setHeld(null)}
              />
            ) : marker !== undefined ? (
              <MarkerPopup
                key={marker.id}
                map={map}
                marker={marker}
                nameOf={nameOf}
                named={data.english[marker.id] !== undefined}
                done={ticked.includes(marker.id)}
                onDone={(done) =>
                  keepFor(
                    tickedMarkers,
                    map.id,
                    done ? [...ticked, marker.id] : ticked.filter((id) => id !== marker.id),
                  )
                }
                others={alsoHere.flatMap((id) => markerOf(id) ?? [])}
                onOther={(id) => select(id, [...alsoHere.filter((other) => other !== id), marker.id])}
                stop={way.stops.includes(marker.id)}
                onStop={() => way.toggleStop(marker.id)}
                onCopy={() => copyPosition(positionOf(marker))}
                onClose={() => select(null)}
              />
            ) : (
              selectedAt !== undefined &&
              pinIndex !== undefined && (
                <HoldMenu
                  at={selectedAt}
                  title={pins.list[pinIndex]?.name ?? ""}
                  onCopy={() => copyPosition(selectedAt)}
                  onStart={() => {
                    way.setStart({ kind: "place", at: selectedAt });
                    select(null);
                    setPanel("route");
                  }}
                  onClose={() => select(null)}
                />
              )
            )}
          </Suspense>,
          popup,
        )}
    </div>
  );
}
