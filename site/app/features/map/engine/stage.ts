import type { Box } from "../lettering/box-index.ts";
import { ChartSheet } from "./chart-sheet.ts";
import { watchGestures } from "./gestures.ts";
import { glide, type Motion, straight, travel } from "./motion.ts";
import {
  type Bounds,
  clampViewport,
  clampZoom,
  dragged,
  fitted,
  framed,
  type Insets,
  type MapPoint,
  type Point,
  placeAt,
  pointOf,
  ROOM,
  SHEET_CORNER,
  type Size,
  scaleAt,
  type Viewport,
  zoomedAround,
} from "./viewport.ts";

export type StageEvents = Readonly<{
  onView: () => void;
  onHover: (at: MapPoint, point: Point) => void;
  onPress: (at: MapPoint, point: Point) => void;
  onLongPress: (at: MapPoint) => void;
  /** The player moves the map by drag, pinch or arrow keys. */
  onDrag?: () => void;
}>;

export type StageLayer = Readonly<{
  /** Called once per frame while the map moves. */
  moved: () => void;
  /** The plane was laid out for another zoom, or the stage was resized. */
  laid: () => void;
  /** The map came to rest, or the areas covered by the page's tools changed. */
  rested?: () => void;
}>;

/** Delay in ms between the end of an animation and the new layout. */
const REST_MS = 120;
const ZOOM_MS = 220;
const PAN_MS = 280;
const KEY_PIXELS = 90;

/**
 * A chart that can be panned and zoomed before the page is hydrated. Everything on the map is inside `plane`,
 * whose origin is the sheet's corner and whose pixels are those of `laidZoom`. Moving the map only changes
 * the plane's transform; layout and drawing wait until it rests at another zoom.
 */
export class Stage {
  readonly element: HTMLElement;
  readonly plane: HTMLElement;
  readonly chart: ChartSheet;
  readonly #layers = new Set<StageLayer>();
  readonly #still = window.matchMedia("(prefers-reduced-motion: reduce)");
  readonly #ending = new AbortController();
  readonly #watch: ResizeObserver;
  readonly #stopGestures: () => void;
  #events: StageEvents | undefined;
  #viewport: Viewport = { x: 21.5, y: 21.5, zoom: 4.5 };
  #size: Size = { width: 0, height: 0 };
  #laidZoom = Number.NaN;
  #motion: Motion | undefined;
  #goal: Viewport | undefined;
  #began = 0;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #wheelTo: number | undefined;
  #reported: Viewport = this.#viewport;
  #touched = false;
  #covered: readonly Box[] = [];

  constructor(element: HTMLElement, first: Viewport | Bounds) {
    this.element = element;
    const found = element.querySelector<HTMLElement>(":scope > .map-plane");
    this.plane = found ?? document.createElement("div");
    this.plane.className = "map-plane";
    if (found === null) element.append(this.plane);
    const glass = document.createElement("div");
    glass.className = "map-glass";
    element.append(glass);
    this.chart = new ChartSheet(this.plane);
    this.#size = { width: element.clientWidth, height: element.clientHeight };
    this.#viewport = "zoom" in first ? clampViewport(first) : fitted(this.#size, first);
    this.#reported = this.#viewport;
    this.plane.classList.add("map-plane-live");
    this.#lay();
    this.#stopGestures = watchGestures(element, {
      onTouch: () => this.#stop(),
      onDrag: (dx, dy) => {
        this.#take(dragged(this.#viewport, dx, dy));
        this.#events?.onDrag?.();
      },
      onPinch: (point, factor, dx, dy) => {
        const along = dragged(this.#viewport, dx, dy);
        this.chart.pause();
        this.#take(zoomedAround(along, this.#size, point, along.zoom + Math.log2(factor)));
        this.#events?.onDrag?.();
      },
      onRelease: (vx, vy) => this.#release(vx, vy),
      onPress: (point) => this.#events?.onPress(this.placeAt(point), point),
      onTwice: (point, out) => this.#zoomTo(this.#viewport.zoom + (out ? -1 : 1), point),
      onLongPress: (point) => this.#events?.onLongPress(this.placeAt(point)),
      onHover: (point) => this.#events?.onHover(this.placeAt(point), point),
      onWheel: (point, steps) => this.#zoomTo((this.#wheelTo ?? this.#viewport.zoom) + steps, point),
    });
    element.addEventListener("keydown", (event) => this.#onKey(event), { signal: this.#ending.signal });
    this.#watch = new ResizeObserver(() => this.#resize());
    this.#watch.observe(element);
    element.dataset.live = "";
  }

  /** Whether the map has moved since it was created; `goTo` counts. */
  get touched(): boolean {
    return this.#touched;
  }
  get viewport(): Viewport {
    return this.#viewport;
  }
  /** Viewport that the running animation leads to, or the current one. */
  get goal(): Viewport {
    return this.#goal ?? this.#viewport;
  }
  get size(): Size {
    return this.#size;
  }
  /** Whether the map shows, or is animating to, a zoom it is not laid out for. */
  get zooming(): boolean {
    return this.#viewport.zoom !== this.#laidZoom || this.goal.zoom !== this.#laidZoom;
  }
  get laidZoom(): number {
    return this.#laidZoom;
  }

  /** Areas covered by the page's tools, in pixels from the stage's top left corner. */
  get covered(): readonly Box[] {
    return this.#covered;
  }

  cover(covered: readonly Box[]): void {
    this.#covered = covered;
    this.#tellRest();
  }

  listen(events: StageEvents): void {
    this.#events = events;
  }

  add(layer: StageLayer): () => void {
    this.#layers.add(layer);
    return () => this.#layers.delete(layer);
  }

  pointOf(place: MapPoint, viewport = this.#viewport): Point {
    return pointOf(viewport, this.#size, place);
  }
  placeAt(point: Point): MapPoint {
    return placeAt(this.#viewport, this.#size, point);
  }

  goTo(viewport: Viewport): void {
    this.#stop();
    this.#take(viewport);
    this.#settle();
  }

  fit(bounds: Bounds): void {
    this.goTo(fitted(this.#size, bounds));
  }

  /** Centers a place, zooming in if the map is far out. */
  bring(place: MapPoint, zoom = Math.max(this.#viewport.zoom, 5)): void {
    this.#go(PAN_MS, straight(this.#viewport, clampViewport({ ...place, zoom })));
  }

  frame(places: readonly MapPoint[], covered: Insets): void {
    const to = framed(this.#size, places, covered, this.goal.zoom);
    if (to !== undefined) this.#go(PAN_MS, straight(this.#viewport, clampViewport(to)));
  }

  /** Moves the view, to the right for positive `dx`, from the goal of a running animation. */
  panBy(dx: number, dy: number): void {
    this.#go(PAN_MS, straight(this.#viewport, clampViewport(dragged(this.goal, -dx, -dy))));
  }

  zoomBy(steps: number): void {
    const { width, height } = this.#size;
    this.#zoomTo((this.#wheelTo ?? this.#viewport.zoom) + steps, { x: width / 2, y: height / 2 });
  }

  remove(): void {
    this.#stop();
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.#watch.disconnect();
    this.#stopGestures();
    this.#ending.abort();
    delete this.element.dataset.live;
  }

  #zoomTo(zoom: number, point: Point): void {
    const from = this.#viewport;
    const to = clampZoom(zoom);
    this.#wheelTo = to;
    this.chart.pause();
    const around = (share: number) =>
      zoomedAround(from, this.#size, point, from.zoom + (to - from.zoom) * share);
    this.#go(ZOOM_MS, around, true);
  }

  #release(vx: number, vy: number): void {
    const from = this.#viewport;
    const motion = this.#still.matches ? undefined : glide(vx, vy, (dx, dy) => dragged(from, dx, dy));
    if (motion === undefined) this.#settle();
    else this.#start(motion);
  }

  #go(duration: number, between: (share: number) => Viewport, zooming = false): void {
    if (this.#still.matches) {
      this.#stop();
      this.#take(between(1));
      this.#settle();
      return;
    }
    const to = this.#wheelTo;
    this.#stop();
    // Keeps the target, so that further wheel turns add to it.
    if (zooming) this.#wheelTo = to;
    this.#start(travel(duration, between));
    this.#goal = clampViewport(between(1));
  }

  #start(motion: Motion): void {
    this.#touched = true;
    this.#motion = motion;
    this.#began = performance.now();
    this.#request();
  }

  #stop(): void {
    this.#motion = this.#goal = this.#wheelTo = undefined;
    clearTimeout(this.#rest);
  }

  #take(viewport: Viewport): void {
    this.#touched = true;
    this.#viewport = clampViewport(viewport);
    this.#request();
  }

  #request(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    if (this.#motion !== undefined) {
      const { viewport, over } = this.#motion(Math.max(0, now - this.#began));
      this.#viewport = clampViewport(viewport);
      if (over) {
        this.#motion = this.#goal = undefined;
        clearTimeout(this.#rest);
        this.#rest = setTimeout(() => this.#settle(), REST_MS);
      } else this.#request();
    }
    this.#place();
    for (const layer of this.#layers) layer.moved();
  }

  #place(): void {
    const { x, y, zoom } = this.#viewport;
    const scale = scaleAt(zoom);
    const left = this.#size.width / 2 - (x - SHEET_CORNER) * scale;
    const top = this.#size.height / 2 - (y - SHEET_CORNER) * scale;
    const stretch = scaleAt(zoom - this.#laidZoom);
    this.plane.style.transform =
      stretch === 1
        ? `translate3d(${Math.round(left)}px, ${Math.round(top)}px, 0)`
        : `translate3d(${left}px, ${top}px, 0) scale(${stretch})`;
  }

  #lay(): void {
    const { zoom } = this.#viewport;
    if (zoom !== this.#laidZoom) this.chart.lay(scaleAt(zoom));
    this.#laidZoom = zoom;
    this.#place();
    this.#clearEdge();
    for (const layer of this.#layers) layer.laid();
  }

  #clearEdge(): void {
    this.chart.keepTitleBelow(this.placeAt({ x: 0, y: ROOM.top }).y);
  }

  #settle(): void {
    clearTimeout(this.#rest);
    this.#wheelTo = undefined;
    this.#clearEdge();
    if (this.#viewport.zoom !== this.#laidZoom) this.#lay();
    else {
      this.#place();
      this.chart.resume();
      for (const layer of this.#layers) layer.moved();
    }
    this.#tellRest();
    const { x, y, zoom } = this.#reported;
    if (x === this.#viewport.x && y === this.#viewport.y && zoom === this.#viewport.zoom) return;
    this.#reported = this.#viewport;
    this.#events?.onView();
  }

  #resize(): void {
    const size = { width: this.element.clientWidth, height: this.element.clientHeight };
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    this.#size = size;
    this.#place();
    this.#clearEdge();
    for (const layer of this.#layers) layer.laid();
    this.#tellRest();
  }

  #tellRest(): void {
    for (const layer of this.#layers) layer.rested?.();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.target !== this.element || event.altKey || event.ctrlKey || event.metaKey) return;
    const far = KEY_PIXELS * (event.shiftKey ? 3 : 1);
    const drag = (dx: number, dy: number) => {
      this.panBy(dx, dy);
      this.#events?.onDrag?.();
    };
    const ways: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => drag(-far, 0),
      ArrowRight: () => drag(far, 0),
      ArrowUp: () => drag(0, -far),
      ArrowDown: () => drag(0, far),
      "+": () => this.zoomBy(0.5),
      "=": () => this.zoomBy(0.5),
      "-": () => this.zoomBy(-0.5),
    };
    const act = ways[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }
}
