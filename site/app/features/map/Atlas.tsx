import { findMarker } from "@foray/fieldops/atlas/lookup";
import { type MapPosition, mapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { GroundId, LayerId, MapFacts, MapMarker } from "@foray/fieldops/atlas/types";
import { lazy, type Ref, type RefObject, use, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { packMap } from "~/browser/asset-pack.ts";
import { usePreference } from "~/browser/preferences.ts";
import { Part } from "~/ui/part/Part.tsx";
import styles from "./Atlas.module.css";
import type { Bounds } from "./engine/viewport.ts";
import { areasAt } from "./layers/areas-at.ts";
import { PrintLegend } from "./layers/PrintLegend.tsx";
import { layersForAddress, useLayers } from "./layers/use-layers.ts";
import { mapMessages } from "./messages.ts";
import { Panels } from "./panels/Panels.tsx";
import type { PanelId } from "./panels/panel-props.ts";
import { usePins } from "./pins/use-pins.ts";
import { FOUND, nothingSelected, pinOf, type Selection } from "./popup/selection.ts";
import { isWide, PANEL, usePopup } from "./popup/use-popup.ts";
import { loadMap } from "./records/load-map.ts";
import { useMarkerNames } from "./records/use-marker-names.ts";
import { useSteadyNames } from "./records/use-steady-names.ts";
import { readRequest } from "./route/route-request.ts";
import { useRoute } from "./route/use-route.ts";
import { addressOf, useAddress } from "./search-params/use-address.ts";
import { useChanged } from "./search-params/use-changed.ts";
import { useFollowedLink } from "./search-params/use-followed-link.ts";
import { type AskedView, readView } from "./search-params/view-params.ts";
import { gamePicture, keepFor, showNames, tickedMarkers } from "./stores.ts";
import { AtlasNotes } from "./view/AtlasNotes.tsx";
import { groundOf } from "./view/ground.ts";
import { MapControls } from "./view/MapControls.tsx";
import { usePointerStore } from "./view/pointer.ts";
import { type MapKeys, useMapKeys } from "./view/use-map-keys.ts";
import { useMapView } from "./view/use-map-view.ts";
import { isOn, useScene } from "./view/use-scene.ts";
import { useStageMarks } from "./view/use-stage-marks.ts";
import { StopTitle } from "./walk/StopTitle.tsx";
import { useFollowing } from "./walk/use-following.ts";
import { useWalk } from "./walk/use-walk.ts";
import { WalkBar } from "./walk/WalkBar.tsx";
import { useMapNames } from "./words.ts";

const PopupContent = lazy(() => import("./popup/PopupContent.tsx"));

const nothing: readonly string[] = [];
const noTicks: Readonly<Record<string, readonly string[]>> = {};

type AtlasProps = Readonly<{
  map: MapFacts;
  /** Stage element, in the page before this component mounts. */
  stage: RefObject<HTMLElement | null>;
  /** Receives the keyboard handler: most keys are pressed on the stage, outside this component. */
  keys: Ref<MapKeys>;
  whole: Bounds;
  /** Layers of a page about them, shown instead of the player's stored choice. */
  layers?: readonly LayerId[];
}>;

/** What presses on the map do instead of opening a marker. */
type Picking = "pin" | "start" | "stops" | null;

export default function Atlas({ map, stage, keys, whole, layers: fixed }: AtlasProps) {
  const t = mapMessages;
  const data = use(loadMap(map.id));
  const nameOf = useMarkerNames(map.id, data);
  const placeName = useSteadyNames("fieldops/places", data.places);
  const mapName = useMapNames();
  const [asked] = useState<AskedView>(() => readView(map.id, new URLSearchParams(window.location.search)));
  const [askedPoi] = useState(() =>
    asked.poi === undefined ? undefined : findMarker(data.markers, asked.poi),
  );
  const layers = useLayers(map.id, asked.layers ?? fixed, askedPoi?.layer);
  const [selection, setSelection] = useState<Selection>({ ...nothingSelected, id: askedPoi?.id ?? null });
  const selected = selection.id;
  const [panel, setPanel] = useState<PanelId | null>(null);
  const [picking, setPicking] = useState<Picking>(null);
  /** Place typed into the search as coordinates. */
  const [found, setFound] = useState<MapPosition | null>(null);
  const pointer = usePointerStore();
  const [ground, setGround] = useState<GroundId>(askedPoi?.ground ?? "surface");
  const names = usePreference(showNames, true);
  const picture = usePreference(gamePicture, false);
  const ticked = usePreference(tickedMarkers, noTicks)[map.id] ?? nothing;
  const pins = usePins(map.id);
  const [askedRoute] = useState(() =>
    asked.route === undefined ? undefined : readRequest(map.id, asked.route, data.markers),
  );
  const route = useRoute(map.id, data.markers, ticked, askedRoute?.request);
  const walk = useWalk(map.id, route, askedPoi === undefined);
  const writeAddress = useAddress();
  /** Current selection, readable before the next render. */
  const latest = useRef(selected);

  const also = useMemo(
    () => [...route.stops, ...(selected === null ? [] : [selected])],
    [route.stops, selected],
  );
  const sheet = groundOf(map.id, ground, packMap(map.id), picture);
  const scene = useScene({
    data,
    nameOf,
    placeName,
    written: ground === "surface" && sheet.kind === "chart",
    layers: layers.shown,
    ground,
    ticked,
    pins: pins.shown,
    found,
    route: route.scene,
    selected,
    also,
    names,
  });

  const place = (id: string): MapPosition | undefined => scene.markers.find((marker) => marker.id === id)?.at;
  const markerOf = (id: string): MapMarker | undefined => data.markers.find((marker) => marker.id === id);

  const { view, groundFailed, retryGround } = useMapView(
    stage,
    asked.view === undefined && askedPoi !== undefined ? { at: positionOf(askedPoi), zoom: 6 } : undefined,
    scene,
    sheet,
    {
      onView: () => keepAddress(),
      onDrag: () => walk.follow(false),
      onHover: ({ x, y }) => pointer.set(mapPosition(x, y)),
      onPress: ({ x, y }, point) => {
        const at = mapPosition(x, y);
        pointer.set(at);
        const hits = view.current?.hits(point) ?? nothing;
        press(at, hits.length > 0 ? hits : areasAt(scene.areas, at));
      },
      onLongPress: ({ x, y }) => {
        const at = mapPosition(x, y);
        pointer.set(at);
        selectPlace(at);
      },
    },
    mapName(map.id).text,
  );

  function keepAddress(poi = latest.current, shown = layers.shown): void {
    if (view.current === null) return;
    const known = pinOf(poi) === undefined ? (poi ?? undefined) : undefined;
    writeAddress({
      view: view.current.view(),
      poi: known,
      layers: layersForAddress(map.id, shown),
      route: route.word,
    });
  }

  function select(id: string | null, others: readonly string[] = nothing, focus = false): void {
    const marker = id === null ? undefined : markerOf(id);
    if (marker !== undefined && !isOn(marker, ground)) setGround(marker.ground ?? "surface");
    latest.current = id;
    setSelection({ id, others, pressedAt: null, focus });
    keepAddress(id);
  }

  function selectPlace(at: MapPosition, focus = false): void {
    select(null);
    setSelection({ ...nothingSelected, pressedAt: at, focus });
  }

  function find(at: MapPosition): void {
    setFound(at);
    selectPlace(at, true);
    view.current?.bring(at);
    if (!isWide(stage.current)) setPanel(null);
  }

  function press(at: MapPosition, hits: readonly string[]): void {
    const [first, ...others] = hits;
    if (picking === "pin") {
      pins.add(at, t.pins.unnamed(pins.list.length + 1));
      setPicking(null);
    } else if (picking === "start") {
      route.setStart({ kind: "place", at });
      setPicking(null);
    } else if (picking === "stops" && first !== undefined && markerOf(first) !== undefined) {
      route.toggleStop(first);
    } else if (first === FOUND && found !== null) selectPlace(found);
    else select(first ?? null, others);
  }

  function goTo(id: string): void {
    const marker = markerOf(id);
    const at = marker === undefined ? place(id) : positionOf(marker);
    if (at === undefined) return;
    select(id, nothing, true);
    view.current?.bring(at);
    if (!isWide(stage.current)) setPanel(null);
  }

  const selectedAt = selected === null ? undefined : place(selected);
  const openAt = selection.pressedAt ?? selectedAt;
  const popup = usePopup(view, stage, {
    at: openAt,
    about: openAt === undefined ? "" : `${selected} ${openAt.x} ${openAt.y}`,
    panelOpen: panel !== null,
    focus: selection.focus,
  });

  useChanged(route.word, () => keepAddress());

  useFollowing(view, walk, () => (isWide(stage.current) && panel !== null ? PANEL : 0));
  useStageMarks(stage, `${t.mapRegion(mapName(map.id).text)}. ${t.mapHelp}`, {
    names,
    picking: picking !== null,
    walking: walk.on,
    paneled: panel !== null,
  });

  useFollowedLink((query) => {
    const next = readView(map.id, query);
    const marker = next.poi === undefined ? undefined : findMarker(data.markers, next.poi);
    if (next.layers !== undefined) layers.replace(next.layers);
    if (marker !== undefined) {
      layers.reveal(marker.layer);
      setSelection({ ...nothingSelected, id: marker.id });
      setGround(marker.ground ?? "surface");
    }
    const to = next.view ?? (marker && { at: positionOf(marker), zoom: 6 });
    if (to !== undefined) view.current?.goTo(to);
  });

  useMapKeys(keys, {
    onFind: () => {
      setPanel("find");
      // The list is already open: typing replaces its search text.
      if (panel === "find") document.querySelector<HTMLInputElement>("#map-panel input")?.select();
    },
    onEscape: () => {
      if (picking !== null) setPicking(null);
      else if (openAt !== undefined) {
        select(null);
        stage.current?.focus({ preventScroll: true });
      } else setPanel(null);
    },
  });

  const startAt = (at: MapPosition) => {
    route.setStart({ kind: "place", at });
    select(null);
    setPanel("route");
  };
  return (
    <>
      <AtlasNotes
        asked={{ ...asked, refused: [...asked.refused, ...(askedRoute?.refused ?? [])] }}
        poiFound={askedPoi !== undefined}
        chartFailed={groundFailed}
        underground={ground === "underground"}
        picking={picking === "pin" ? t.pins.press : picking === "start" ? t.route.pressStart : undefined}
        onCancel={() => setPicking(null)}
        onRetry={retryGround}
        pins={pins}
      />
      <PrintLegend map={map} layers={layers.shown} />
      <MapControls
        map={map}
        pointer={pointer}
        onZoom={(steps) => view.current?.zoomBy(steps)}
        onWhole={() => view.current?.fit(whole)}
      />
      <Panels
        open={panel}
        onOpen={(next) => {
          if (next === "route") route.suggest(layers.shown);
          setPanel(next);
        }}
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
        onFound={find}
        pins={pins}
        onPickPin={() => setPicking("pin")}
        onPinMiddle={() => {
          const at = view.current?.view().at;
          if (at !== undefined) pins.add(at, t.pins.unnamed(pins.list.length + 1));
        }}
        route={route}
        onWalk={() => {
          select(null);
          setPanel(null);
          walk.begin();
        }}
        onPickStart={() => setPicking("start")}
        onPickStops={(on) => setPicking(on ? "stops" : null)}
        address={() =>
          addressOf(view.current?.view(), markerOf(selected ?? "")?.id, layers.shown, route.word)
        }
      />
      {walk.on && (
        <WalkBar
          walk={walk}
          title={(marker) => <StopTitle map={map} data={data} nameOf={nameOf} marker={marker} />}
          listOpen={panel === "route"}
          onList={() => setPanel(panel === "route" ? null : "route")}
          onStep={() => select(null)}
        />
      )}
      {openAt !== undefined &&
        createPortal(
          <Part waiting={<p className={styles.waiting}>…</p>}>
            <PopupContent
              map={map}
              data={data}
              nameOf={nameOf}
              selection={selection}
              at={openAt}
              ticked={ticked}
              pins={pins}
              route={route}
              onSelect={select}
              onStart={startAt}
              found={found}
              onForget={() => setFound(null)}
            />
          </Part>,
          popup,
        )}
    </>
  );
}
