import * as L from "leaflet";
import { emptyScene, type Scene } from "../scene.ts";
import { drawScene, type Tools } from "./draw-scene.ts";
import { loadShapes, MEDALLION, Medallions, readInk, type Shapes } from "./medallions.ts";
import { NamePlates } from "./name-plates.ts";
import { follow, panePoint } from "./plane-overlay.ts";

/** How far the canvas reaches past the view on every side, as a share of it: that much can be dragged with no drawing. */
const MARGIN = 0.22;
/** More device pixels than that are not seen, and cost. */
const MAX_RATIO = 2;
/** Names made a frame: about 6 ms on a slow phone. */
const PLATES_A_FRAME = 24;
/** A finger needs this many pixels around a marker's middle. */
const REACH = MEDALLION / 2 + 8;

/** All markers on one canvas in Leaflet's overlay pane. */
export class MarkerCanvas {
  readonly #map: L.Map;
  readonly #canvas = document.createElement("canvas");
  readonly #stop: () => void;
  #scene: Scene = emptyScene;
  #tools: Tools | undefined;
  #frame = 0;
  /** The canvas's corner on the plane, and the zoom and centre it was drawn for. */
  #corner = L.latLng(0, 0);
  #zoom = 0;
  #drawnAt = L.point(0, 0);

  constructor(map: L.Map) {
    this.#map = map;
    this.#canvas.className = "leaflet-zoom-animated map-markers";
    map.getPanes().overlayPane.append(this.#canvas);
    const stopFollowing = follow(map, {
      stretch: (center, zoom) => this.#stretch(center, zoom),
      // Leaflet ends every zoom with a `moveend`, which draws.
      settle: () => undefined,
    });
    const moved = () => this.#draw();
    const moving = () => {
      const far = this.#paneOffset().distanceTo(this.#drawnAt);
      const { x, y } = map.getSize();
      if (far > Math.min(x, y) * MARGIN * 0.85) this.#draw();
    };
    map.on("moveend resize", moved);
    map.on("drag", moving);
    this.#stop = () => {
      stopFollowing();
      map.off("moveend resize", moved);
      map.off("drag", moving);
    };
    void this.restyle();
  }

  show(scene: Scene): void {
    this.#scene = scene;
    this.#request();
  }

  /** Reads colours and pixel ratio anew: another theme, another screen. */
  async restyle(): Promise<void> {
    // Rims at once, their signs as soon as they are here.
    this.#mix(new Map());
    this.#mix(await loadShapes());
  }

  #mix(shapes: Shapes): void {
    const ratio = this.#ratio();
    const ink = readInk(this.#map.getContainer());
    this.#tools = { ink, medallions: new Medallions(ink, ratio, shapes), plates: new NamePlates(ink, ratio) };
    this.#request();
  }

  /** Ids of the markers under a point of the container, nearest first. */
  hits(point: L.Point): readonly string[] {
    const near: (readonly [number, string])[] = [];
    for (const { id, at, glyph, text } of this.#scene.markers) {
      if (glyph === undefined && text === undefined) continue;
      const away = this.#map.latLngToContainerPoint([-at.y, at.x]).distanceTo(point);
      if (away <= REACH) near.push([away, id]);
    }
    return near.sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  remove(): void {
    this.#stop();
    cancelAnimationFrame(this.#frame);
    this.#canvas.remove();
  }

  #ratio(): number {
    return Math.min(MAX_RATIO, window.devicePixelRatio || 1);
  }

  #paneOffset(): L.Point {
    return L.DomUtil.getPosition(this.#map.getPanes().mapPane);
  }

  #request(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #stretch(center: L.LatLng, zoom: number): void {
    const scale = this.#map.getZoomScale(zoom, this.#zoom);
    const { x, y } = panePoint(this.#map, this.#corner, zoom, center);
    this.#canvas.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  #draw(): void {
    const pen = this.#canvas.getContext("2d");
    if (pen === null || this.#tools === undefined) return;
    const map = this.#map;
    const size = map.getSize();
    const margin = size.multiplyBy(MARGIN).round();
    const width = size.x + 2 * margin.x;
    const height = size.y + 2 * margin.y;
    const ratio = this.#ratio();
    const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1));
    this.#corner = map.layerPointToLatLng(corner);
    this.#zoom = map.getZoom();
    this.#drawnAt = this.#paneOffset().clone();
    const [deviceWidth, deviceHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== deviceWidth || this.#canvas.height !== deviceHeight) {
      this.#canvas.width = deviceWidth;
      this.#canvas.height = deviceHeight;
      this.#canvas.style.width = `${width}px`;
      this.#canvas.style.height = `${height}px`;
    }
    this.#canvas.style.transform = `translate3d(${corner.x}px, ${corner.y}px, 0)`;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const scale = map.getZoomScale(this.#zoom, 0);
    const { lat, lng } = this.#corner;
    const projection = {
      x: (x: number) => (x - lng) * scale,
      y: (y: number) => (y + lat) * scale,
      scale,
      width,
      height,
    };
    this.#tools.plates.allow(PLATES_A_FRAME);
    if (!drawScene(pen, this.#scene, projection, this.#tools)) this.#request();
  }
}
