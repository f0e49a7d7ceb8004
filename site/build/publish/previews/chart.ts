import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findMap } from "@foray/fieldops/atlas/maps";
import { forecastFilterFacts } from "@foray/fieldops/forecast-filters/facts";
import { bozjaGuide } from "../../../app/features/guides/bozja/pages.ts";
import { drsGuide } from "../../../app/features/guides/drs/pages.ts";
import { eurekaGuide } from "../../../app/features/guides/eureka/pages.ts";
import type { Guide } from "../../../app/features/guides/frame/types.ts";
import { occultGuide } from "../../../app/features/guides/occult/pages.ts";
import { thumbnailKey } from "../../../app/features/map/thumbnail/thumbnail-key.ts";
import { PICTURE } from "../../../art/previews/paper.ts";
import { chartsFolder } from "../../charts/cache.ts";
import { paintedStyles } from "../../charts/painted.ts";

const guides: readonly Guide<string>[] = [eurekaGuide, bozjaGuide, drsGuide, occultGuide];

const sheets = fileURLToPath(new URL("../../../art/charts/", import.meta.url));

/** Charts of pages that are about a map without having its name in their address. */
const byPath: ReadonlyMap<string, string> = new Map([
  ["/portals", "hydatos"],
  ["/morbols", "morbols"],
  ["/eureka/nms", "anemos"],
  ["/bozja/engagements", "bsf"],
]);

/** Name of the still that a page's preview shows: the whole of a map, or the ground of a farm; undefined for other pages. */
export function thumbnailOf(path: string): string | undefined {
  const [, folder = "", name = ""] = path.split("/");
  if (folder === "map") return findMap(name)?.id;
  if (folder === "forecast") {
    const filter = forecastFilterFacts.find(({ uri }) => uri === name);
    const farm = filter?.kind === "eureka-farm" || filter?.kind === "fragment-farm" ? filter : undefined;
    return farm?.position === undefined ? undefined : thumbnailKey(farm.position.map, farm.position);
  }
  return byPath.get(path) ?? mapOfGuide(path);
}

/** The map that a guide's page opens with. */
function mapOfGuide(path: string): string | undefined {
  for (const { base, map, openings } of guides) {
    if (path === base) return map;
    const opening = Object.entries(openings).find(([page]) => path === `${base}/${page}`);
    if (opening !== undefined) return opening[1].map;
  }
  return undefined;
}

/** A still by day, its colours in it. */
export function painted(drawing: string): string {
  const classes = /^<svg [^>]*?class="([^"]*)"/.exec(drawing)?.[1]?.split(" ") ?? [];
  const sheet = classes.includes("morbols") ? "morbols.css" : "chart.css";
  const units = Number(/viewBox="\S+ \S+ \S+ (\S+)"/.exec(drawing)?.[1]);
  const css = paintedStyles(
    readFileSync(join(sheets, sheet), "utf8"),
    classes,
    "light",
    units / PICTURE.height,
  );
  return drawing.replace("<defs>", `<style>${css}</style><defs>`);
}

/** The chart of a page's preview; undefined for a page without one. Throws if the charts are not drawn. */
export function chartOf(path: string): string | undefined {
  const still = thumbnailOf(path);
  if (still === undefined) return undefined;
  return painted(readFileSync(join(chartsFolder(), "stills", `${still}.svg`), "utf8"));
}
