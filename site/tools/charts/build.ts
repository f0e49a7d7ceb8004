import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { maps } from "@foray/fieldops/atlas/maps";
import { drawChart } from "./chart.ts";

/** Writes every chart: `node site/tools/charts/build.ts OUTDIR`. The same records give the same bytes. */
const folder = process.argv[2];
if (folder === undefined) {
  console.error("Usage: node site/tools/charts/build.ts OUTDIR");
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const map of maps) {
  for (const { id: ground } of map.grounds) {
    const name = ground === "surface" ? map.id : `${map.id}-${ground}`;
    const { svg, viewBox, labels } = drawChart(map.id, { ground });
    writeFileSync(join(folder, `${name}.svg`), svg);
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ viewBox, labels })}\n`);
    const bytes = gzipSync(svg, { level: 9 }).length;
    console.log(`${name}.svg\t${(svg.length / 1000).toFixed(0)} kB\t${(bytes / 1000).toFixed(1)} kB gzip`);
  }
}
