import { portalDividers, portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { Language } from "~/i18n/language.ts";
import { element } from "../../embed/elements.ts";
import type { EmbedOptions } from "../../embed/options.ts";
import { words } from "../../embed/words.ts";
import { stageOf } from "../engine/start.ts";
import { readMask } from "../lettering/land-mask.ts";
import { MarkerTiles } from "../markers/marker-tiles.ts";
import { readShapes } from "../markers/medallions.ts";
import { emptyScene, type Scene } from "../markers/scene.ts";
import { type MapSubject, readMapSubject } from "./map-subject.ts";

/** Layer that also shows the section dividers and numbers. */
const PORTALS = "baPortals";

/** Layers from the query string; an empty `layers` hides all, unknown ones leave the map's defaults. */
export function layersFromQuery(query: string, { layers }: MapSubject): ReadonlySet<string> {
  const usual = layers.filter(({ shown }) => shown).map(({ id }) => id);
  const asked = new URLSearchParams(query).get("layers");
  if (asked === null) return new Set(usual);
  const known = asked.split(",").filter((word) => layers.some(({ id }) => id === word));
  return new Set(known.length === 0 && asked !== "" ? usual : known);
}

function sceneOf(subject: MapSubject, shown: ReadonlySet<string>, language: Language): Scene {
  const { furniture, land, layers, names, places, within } = subject;
  const nameOf = (id: string) => names[language][id] ?? names.en[id] ?? "";
  const markers = layers
    .filter(({ id }) => shown.has(id))
    .flatMap((layer) =>
      layer.markers.map(({ x, y, ...look }) => ({
        ...look,
        at: mapPosition(x, y),
        name: look.text === undefined ? nameOf(look.id) : "",
        done: false,
      })),
    );
  return {
    ...emptyScene,
    markers,
    dividers: shown.has(PORTALS) ? portalDividers : [],
    numbers: shown.has(PORTALS)
      ? portalNumbers.map(({ section, x, y }) => ({ text: String(section), x, y }))
      : [],
    text: {
      places: places.map((place) => ({ ...place, name: nameOf(place.id) })),
      furniture,
      within,
      land: readMask(land),
    },
  };
}

export function showMap(main: HTMLElement, { language }: EmbedOptions): void {
  const t = words[language];
  const root = main.querySelector<HTMLElement>("[data-map-stage]");
  if (root === null) throw new Error("the page has no chart");
  const subject = readMapSubject(document.getElementById("subject")?.textContent ?? "");
  const title = subject.title[language];
  root.setAttribute("aria-label", title);
  const stage = stageOf(root);
  const shapes = readShapes(document);
  const markers = new MarkerTiles(stage, async () => shapes);
  const scene = sceneOf(subject, layersFromQuery(location.search, subject), language);
  const near = document.querySelector<SVGSVGElement>("#near > svg");
  if (near !== null) stage.chart.showFeatures(near);
  stage.chart.showTitle(title);
  markers.show(scene);
  const caption = element("p", "caption");
  caption.setAttribute("role", "status");
  stage.listen({
    onView: () => undefined,
    onHover: (_, point) => root.classList.toggle("map-on-marker", markers.hits(point).length > 0),
    onLongPress: () => undefined,
    onPress: (_, point) => {
      const [id = null] = markers.hits(point);
      const marker = scene.markers.find((each) => each.id === id);
      markers.show({ ...scene, selected: id });
      caption.textContent =
        marker === undefined
          ? ""
          : [marker.text ?? "", marker.name, displayPosition(marker.at)]
              .filter((text) => text !== "")
              .join(" · ");
    },
  });
  const button = (label: string, sign: string, steps: number) => {
    const made = element("button", "zoom", sign);
    made.type = "button";
    made.setAttribute("aria-label", label);
    made.addEventListener("click", () => stage.zoomBy(steps));
    return made;
  };
  main.append(element("div", "tools", button(t.zoomIn, "+", 0.5), button(t.zoomOut, "−", -0.5)));
  main.append(caption);
  // Medallions are painted in the theme's colors; the body has already switched to them.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => void markers.restyle());
}
