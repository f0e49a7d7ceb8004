import { SHEET_SIDE } from "./viewport.ts";

/** Chart units per map unit. */
const UNITS = 100;
const WHOLE = "100 100 4100 4100";
const SVG = "http://www.w3.org/2000/svg";
const WRITTEN = ":scope > :is(.lbl, .frame, .cart)";
/** Approximate length of one sheet's markup: what a slow phone can lay out in a frame. */
const SHEET_CHARACTERS = 14_000;

/** Pixels per map unit from which features are shown, and from which the finest ones are. */
const NEAR = 27;
const NEAREST = 90;

/** One sheet and the scale it was last laid out for (0: never). */
type Laid = { readonly element: SVGSVGElement | HTMLImageElement; scale: number };

/**
 * Base image in a plane: a drawn chart, or a picture of the same sheet. A chart is split into stacked SVGs,
 * the lettering in the last one, so that a slow phone can lay out one per frame. A transform stretches the
 * others until their turn.
 */
export class ChartSheet {
  readonly #plane: HTMLElement;
  #ground: SVGSVGElement | HTMLImageElement | undefined;
  #words: SVGSVGElement | undefined;
  #features: SVGSVGElement | undefined;
  #sheets: Laid[] = [];
  #scale = 0;
  #frame = 0;
  #names = "";
  #top = 0;

  constructor(plane: HTMLElement) {
    this.#plane = plane;
    this.#ground = plane.querySelector<SVGSVGElement>(":scope > svg.chart") ?? undefined;
    // Re-inserted because its box grows to the whole sheet, which browsers would count as a layout shift.
    if (this.#ground !== undefined) plane.prepend(this.#ground);
    this.#cut();
  }

  get drawing(): SVGSVGElement | undefined {
    return this.#ground instanceof SVGSVGElement ? this.#ground : undefined;
  }

  show(ground: SVGSVGElement | HTMLImageElement): void {
    if (ground === this.#ground) return;
    for (const { element } of this.#sheets) element.remove();
    this.#words = this.#features = undefined;
    this.#ground = ground;
    ground.classList.add(ground instanceof SVGSVGElement ? "chart-live" : "map-picture");
    ground.setAttribute("aria-hidden", "true");
    this.#plane.prepend(ground);
    this.#cut();
    this.#layAll();
  }

  /** Adds the features shown only when zoomed in, between the ground and the lettering. */
  showFeatures(features: SVGSVGElement): void {
    if (this.#features !== undefined || this.drawing === undefined) return;
    this.#features = features;
    features.classList.add("chart-live");
    features.setAttribute("aria-hidden", "true");
    if (this.#words === undefined) this.#sheets.at(-1)?.element.after(features);
    else this.#words.before(features);
    const sheet = { element: features, scale: 0 };
    this.#sheets.push(sheet);
    this.#lay(sheet);
  }

  /** `group` is an SVG group in chart units. */
  showNames(group: string): void {
    if (group === this.#names && this.#words?.querySelector(":scope > .lbl")) return;
    this.#names = group;
    this.#words?.querySelector(":scope > .lbl")?.remove();
    const { documentElement } = new DOMParser().parseFromString(
      `<svg xmlns="${SVG}">${group}</svg>`,
      "image/svg+xml",
    );
    const written = documentElement.firstElementChild;
    if (written === null) return;
    this.#words ??= this.#addSheet();
    this.#words.prepend(document.importNode(written, true));
    for (const sheet of this.#sheets) if (sheet.element === this.#words) this.#lay(sheet);
  }

  /** Hides names by their index in the group passed to `showNames`, and shows the others. */
  hideNames(hidden: (index: number) => boolean): void {
    const names = this.#words?.querySelectorAll(":scope > .lbl > g") ?? [];
    for (const [index, name] of names.entries()) name.classList.toggle("cut", hidden(index));
  }

  /** Hides the chart's title if it is above `top`, a map coordinate: the page covers it there. */
  keepTitleBelow(top: number): void {
    this.#top = top;
    const title = this.#words?.querySelector<SVGGElement>(":scope > .cart");
    title?.classList.toggle("covered", Number(title.dataset.top) < top);
  }

  /** Lays out the chart at `scale` pixels per map unit: one sheet now, the others one per frame. */
  lay(scale: number): void {
    this.#scale = scale;
    this.pause();
    for (const { element, scale: before } of this.#sheets)
      if (before > 0) element.style.transform = `scale(${scale / before})`;
    this.#layNext();
  }

  get laid(): boolean {
    return this.#nextToLay() === undefined;
  }

  /** Suspends layout while the map animates to another zoom, as each step would undo it. */
  pause(): void {
    cancelAnimationFrame(this.#frame);
  }

  resume(): void {
    this.pause();
    this.#frame = requestAnimationFrame(() => this.#layNext());
  }

  #nextToLay(): Laid | undefined {
    return this.#sheets.find(({ scale }) => scale !== this.#scale);
  }

  #layNext(): void {
    const next = this.#nextToLay();
    if (next === undefined) return;
    this.#lay(next);
    // A sheet that was never laid out cannot be stretched.
    if (this.#sheets.some(({ scale }) => scale === 0)) this.#layNext();
    else this.resume();
  }

  #layAll(): void {
    for (const sheet of this.#sheets) this.#lay(sheet);
  }

  #lay(sheet: Laid): void {
    if (this.#scale === 0) return;
    const { element } = sheet;
    sheet.scale = this.#scale;
    if (element instanceof SVGSVGElement && element.getAttribute("viewBox") !== WHOLE)
      element.setAttribute("viewBox", WHOLE);
    element.style.transform = "";
    // One pixel in chart units: lines keep their width.
    element.style.setProperty("--px", `${(UNITS / this.#scale).toFixed(3)}px`);
    if (element === this.#features) {
      element.style.display = this.#scale < NEAR ? "none" : "";
      element.classList.toggle("chart-nearest", this.#scale >= NEAREST);
    }
    element.style.width = element.style.height = `${(SHEET_SIDE * this.#scale).toFixed(2)}px`;
  }

  /** Reduces the type size of a title that is too wide. */
  showTitle(title: string): void {
    const text = this.#words?.querySelector<SVGTextElement>(".cart-name");
    const plate = this.#words?.querySelector<SVGPathElement>(".cart > .inset");
    if (!text || !plate || text.textContent === title) return;
    text.dataset.size ??= text.getAttribute("font-size") ?? "";
    text.textContent = title;
    text.setAttribute("font-size", text.dataset.size);
    const share = (0.86 * plate.getBBox().width) / text.getComputedTextLength();
    if (share < 1) text.setAttribute("font-size", (Number(text.dataset.size) * share).toFixed(1));
  }

  #cut(): void {
    this.#sheets = this.#ground === undefined ? [] : [{ element: this.#ground, scale: 0 }];
    const chart = this.drawing;
    if (chart === undefined) return;
    const written = chart.querySelectorAll(WRITTEN);
    let room = SHEET_CHARACTERS;
    let sheet: SVGSVGElement | undefined;
    for (const part of Array.from(chart.children)) {
      if (part.matches("defs") || part.matches(":is(.lbl, .frame, .cart)")) continue;
      room -= part.outerHTML.length;
      if (room < 0) {
        room = SHEET_CHARACTERS - part.outerHTML.length;
        sheet = this.#addSheet();
      }
      sheet?.append(part);
    }
    if (written.length === 0) return;
    this.#words = this.#addSheet();
    this.#words.append(...written);
    this.keepTitleBelow(this.#top);
  }

  #addSheet(): SVGSVGElement {
    const element = document.createElementNS(SVG, "svg");
    // The class names the operation, which affects the ink color.
    element.setAttribute("class", this.drawing?.getAttribute("class") ?? "chart");
    element.setAttribute("aria-hidden", "true");
    const last = this.#sheets.at(-1)?.element;
    if (last === undefined) this.#plane.prepend(element);
    else last.after(element);
    this.#sheets.push({ element, scale: 0 });
    return element;
  }
}
