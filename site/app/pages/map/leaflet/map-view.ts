import { type MapPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import * as L from "leaflet";
import type { Scene } from "../scene.ts";
import { MAX_ZOOM, MIN_ZOOM, type PlaneView } from "../view-state.ts";
import { ChartOverlay } from "./chart-overlay.ts";
import { MarkerCanvas } from "./marker-canvas.ts";

export type MapEvents = Readonly<{
  /** The view came to rest somewhere else. */
  onView: (view: PlaneView) => void;
  onPointer: (at: MapPosition | null) => void;
  /** A press: the markers under it, nearest first. */
  onPress: (at: MapPosition, markers: readonly string[]) => void;
  /** A long press or the second button. */
  onHold: (at: MapPosition) => void;
  /** The popup was closed by a press elsewhere or Escape. */
  onPopupClose: () => void;
}>;

/** The sheet with so much around it that any place on it can stand in the middle of a wide screen at the smallest useful zoom. */
const LIMITS = L.latLngBounds([-66, -24], [24, 66]);

function positionOf({ lng, lat }: L.LatLng): MapPosition {
  return mapPosition(lng, -lat);
}

/** Leaflet behind the few things a page asks of a map. Map coordinates go in and out; nothing else knows Leaflet's plane. */
export class MapView {
  readonly #map: L.Map;
  readonly #chart: ChartOverlay;
  readonly #markers: MarkerCanvas;
  readonly #watch: ResizeObserver;
  #popup: L.Popup | undefined;

  constructor(container: HTMLElement, view: PlaneView, events: MapEvents) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#map = L.map(container, {
      crs: L.CRS.Simple,
      center: [-view.at.y, view.at.x],
      zoom: view.zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      zoomSnap: 0.25,
      zoomDelta: 0.5,
      wheelPxPerZoomLevel: 90,
      zoomControl: false,
      attributionControl: false,
      maxBounds: LIMITS,
      maxBoundsViscosity: 0.7,
      zoomAnimation: !still,
      fadeAnimation: false,
      inertia: !still,
    });
    this.#chart = new ChartOverlay(this.#map);
    this.#markers = new MarkerCanvas(this.#map);
    this.#listen(container, events);
    // Rotated, resized, the sidebar folded: whatever changes the box.
    this.#watch = new ResizeObserver(() => this.#map.invalidateSize({ animate: false }));
    this.#watch.observe(container);
  }

  showChart(chart: SVGSVGElement): void {
    this.#chart.show(chart);
  }

  /** The names on the chart were written anew. */
  renamed(): void {
    this.#chart.renamed();
  }

  show(scene: Scene): void {
    this.#markers.show(scene);
  }

  restyle(): void {
    void this.#markers.restyle();
  }

  view(): PlaneView {
    return { at: positionOf(this.#map.getCenter()), zoom: this.#map.getZoom() };
  }

  goTo({ at, zoom }: PlaneView): void {
    this.#map.setView([-at.y, at.x], zoom, { animate: false });
  }

  /** Brings a place into view; nearer if the map is far out. */
  bring(at: MapPosition, zoom = Math.max(this.#map.getZoom(), 5)): void {
    const there = L.latLng(-at.y, at.x);
    if (zoom === this.#map.getZoom()) this.#map.panTo(there);
    else this.#map.setView(there, zoom);
  }

  /** Shows a box of the map: left, top, right, bottom in map coordinates. */
  fit([left, top, right, bottom]: readonly [number, number, number, number]): void {
    this.#map.fitBounds(
      [
        [-bottom, left],
        [-top, right],
      ],
      // Room for the title above and the tools below.
      { animate: false, paddingTopLeft: [6, 76], paddingBottomRight: [6, 64] },
    );
  }

  zoomBy(steps: number): void {
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  /** Opens a popup over a place; `content` stays ours and may change. `covered`: pixels on the right that a panel hides. */
  openPopup(at: MapPosition, content: HTMLElement, covered: number): void {
    this.closePopup();
    this.#popup = L.popup({
      minWidth: 280,
      maxWidth: 280,
      closeButton: false,
      autoClose: false,
      closeOnClick: false,
      closeOnEscapeKey: false,
      offset: [0, -12],
      // Below the title, and on a phone the weather under it.
      autoPanPaddingTopLeft: [16, this.#map.getSize().x < 760 ? 156 : 84],
      autoPanPaddingBottomRight: [16 + covered, 24],
      className: "map-popup",
    })
      .setLatLng([-at.y, at.x])
      .setContent(content)
      .openOn(this.#map);
  }

  /** The popup's content has another size. (Leaflet's own `update` would take it out of the page for a moment, and the focus with it.) */
  fitPopup(): void {
    const at = this.#popup?.getLatLng();
    if (at !== undefined) this.#popup?.setLatLng(at);
  }

  closePopup(): void {
    this.#popup?.remove();
    this.#popup = undefined;
  }

  remove(): void {
    this.#watch.disconnect();
    this.closePopup();
    this.#markers.remove();
    this.#chart.remove();
    this.#map.remove();
  }

  #listen(container: HTMLElement, events: MapEvents): void {
    const map = this.#map;
    map.on("moveend", () => events.onView(this.view()));
    let dragging = false;
    map.on("dragstart dragend", ({ type }) => {
      dragging = type === "dragstart";
    });
    map.on("mousemove", (event: L.LeafletMouseEvent) => {
      events.onPointer(positionOf(event.latlng));
      if (dragging) return;
      container.classList.toggle("map-on-marker", this.#markers.hits(event.containerPoint).length > 0);
    });
    map.on("mouseout", () => events.onPointer(null));
    map.on("click", (event: L.LeafletMouseEvent) =>
      events.onPress(positionOf(event.latlng), this.#markers.hits(event.containerPoint)),
    );
    map.on("contextmenu", (event: L.LeafletMouseEvent) => events.onHold(positionOf(event.latlng)));
    map.on("popupclose", () => events.onPopupClose());
  }
}
