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

/** Pages that show a map but do not have its name in their path. */
const byPath: ReadonlyMap<string, string> = new Map([
  ["/portals", "hydatos"],
  ["/morbols", "morbols"],
  ["/eureka/nms", "anemos"],
  ["/bozja/engagements", "bsf"],
]);

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

function mapOfGuide(path: string): string | undefined {
  for (const { base, map, openings } of guides) {
    if (path === base) return map;
    const opening = Object.entries(openings).find(([page]) => path === `${base}/${page}`);
    if (opening !== undefined) return opening[1].map;
  }
  return undefined;
}

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

/** Undefined for pages without a chart. Throws if the charts are not drawn yet. */
export function chartOf(path: string): string | undefined {
  const still = thumbnailOf(path);
  if (still === undefined) return undefined;
  return painted(readFileSync(join(chartsFolder(), "stills", `${still}.svg`), "utf8"));
}
