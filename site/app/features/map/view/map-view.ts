import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import type { Stage, StageEvents } from "../engine/stage.ts";
import { endStage, stageOf } from "../engine/start.ts";
import type { Bounds, MapPoint, Point } from "../engine/viewport.ts";
import { loadShapes } from "../markers/load-shapes.ts";
import { MarkerTiles } from "../markers/marker-tiles.ts";
import type { Scene } from "../markers/scene.ts";
import { Popup } from "../popup/popup.ts";
import { type PlaneView, planeView } from "../search-params/view-params.ts";
import { ChartFeatures } from "./chart-features.ts";
import { columnsOf, freeRoom, roomAbove, SHORT } from "./free-room.ts";
import { ToolsOverMap } from "./tools-over-map.ts";

/** Pixels kept free around places shown together: a medallion with its number. */
const EDGE = 28;
/** Height in pixels of the undo button above the walk bar. */
const OVER_BAR = 56;

/** The page's interface to the map: the stage, which may exist before hydration, with markers and a popup. */
export class MapView {
  readonly stage: Stage;
  readonly #markers: MarkerTiles;
  readonly #features: ChartFeatures;
  readonly #tools: ToolsOverMap;
  #popup: Popup | undefined;

  constructor(element: HTMLElement, events: StageEvents) {
    this.stage = stageOf(element);
    this.#tools = new ToolsOverMap(this.stage);
    this.#markers = new MarkerTiles(this.stage, loadShapes);
    this.#features = new ChartFeatures(this.stage);
    this.stage.listen({
      ...events,
      onHover: (at, point) => {
        events.onHover(at, point);
        element.classList.toggle("map-on-marker", this.hits(point).length > 0);
      },
    });
  }

  came(address: string): SVGSVGElement | undefined {
    const { drawing } = this.stage.chart;
    return drawing?.dataset.chart === address ? drawing : undefined;
  }

  /** @param features URL of the features shown only when zoomed in */
  showGround(ground: SVGSVGElement | HTMLImageElement, features: string | undefined): void {
    this.stage.chart.show(ground);
    this.#features.show(features);
  }

  showTitle(title: string): void {
    this.stage.chart.showTitle(title);
  }

  show(scene: Scene): void {
    this.#markers.show(scene);
  }

  restyle(): void {
    void this.#markers.restyle();
  }

  hits(point: Point): readonly string[] {
    return this.#markers.hits(point);
  }

  view(): PlaneView {
    return planeView(this.stage.viewport);
  }

  goTo({ at, zoom }: PlaneView): void {
    this.stage.goTo({ x: at.x, y: at.y, zoom });
  }

  bring(at: MapPosition): void {
    this.stage.bring(at);
  }

  /** Shows places together. `right`: pixels on the right that a panel hides. */
  frame(places: readonly MapPosition[], right: number): void {
    const { size } = this.stage;
    const boxes = this.#tools.boxes();
    const { top, bottom } = freeRoom(size, boxes, 0, size.width);
    const columns = columnsOf(size, boxes);
    const isShort = size.height < SHORT;
    this.stage.frame(places, {
      top: Math.max(top, isShort ? 0 : roomAbove(size)) + EDGE,
      right: Math.max(right, columns.right) + EDGE,
      bottom: size.height - bottom + (isShort ? 0 : OVER_BAR) + EDGE,
      left: columns.left + EDGE,
    });
  }

  fit(bounds: Bounds): void {
    this.stage.fit(bounds);
  }

  zoomBy(steps: number): void {
    this.stage.zoomBy(steps);
  }

  /** `content` may change while the popup is open. `covered`: pixels on the right that a panel hides. */
  openPopup(at: MapPoint, content: HTMLElement, covered: number): void {
    this.closePopup();
    this.#popup = new Popup(this.stage, at, content, covered, () => this.#tools.boxes());
  }

  fitPopup(): void {
    this.#popup?.bringIntoView();
  }

  closePopup(): void {
    this.#popup?.remove();
    this.#popup = undefined;
  }

  remove(): void {
    this.closePopup();
    this.#markers.remove();
    this.#features.remove();
    this.#tools.remove();
    endStage(this.stage.element);
  }
}
