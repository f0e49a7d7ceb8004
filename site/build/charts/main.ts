import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { maps } from "@foray/fieldops/atlas/maps";
import sharp from "sharp";
import { chartsCache, chartsFolder, isDrawn } from "./cache.ts";
import { drawChart } from "./chart.ts";
import { chartNames } from "./chart-names.ts";
import { drawFeatures } from "./features.ts";
import { lettersOf, writtenNames } from "./labels.ts";
import { colouredMorbols, drawMorbols, MORBOLS_WIDTH } from "./morbols.ts";
import { cartouche } from "./ornament.ts";
import { surveyOf } from "./survey.ts";
import { drawThumbnail } from "./thumbnail.ts";
import { thumbnailPlaces } from "./thumbnail-places.ts";

/** Cache folders to keep, so that switching branches does not redraw. */
const KEPT = 4;
/** CSS pixels, and map units from the place to the nearer edges. */
const STILL = { width: 480, height: 270, radius: 4.5 } as const;
const THUMB = { width: 400, height: 300 } as const;

async function draw(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(join(unfinished, "stills"), { recursive: true });
  for (const map of maps) {
    for (const { id: ground } of map.grounds) {
      const name = ground === "surface" ? map.id : `${map.id}-${ground}`;
      writeFileSync(join(unfinished, `${name}.svg`), drawChart(map.id, { ground }).svg);
    }
    writeFileSync(join(unfinished, `${map.id}-near.svg`), drawFeatures(map.id));
    writeFileSync(join(unfinished, `${map.id}.json`), JSON.stringify(lettersOf(map.id)));
    for (const [language, { maps: titles, places }] of Object.entries(chartNames)) {
      const title = titles[map.id] ?? map.id;
      const written =
        writtenNames(map.id, { ...chartNames.en.places, ...places }) +
        cartouche(surveyOf(map.id).cartouche, title);
      writeFileSync(join(unfinished, `${map.id}.${language}.txt`), written);
    }
  }
  for (const [key, { map, x, y }] of thumbnailPlaces())
    writeFileSync(join(unfinished, "stills", `${key}.svg`), drawThumbnail(map, { x, y }, STILL).svg);
  for (const { id, bounds } of maps) {
    const [left, top, right, bottom] = bounds;
    const radius = Math.max(((right - left) * THUMB.height) / THUMB.width, bottom - top) / 2 + 0.8;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    writeFileSync(
      join(unfinished, "stills", `${id}.svg`),
      drawThumbnail(id, middle, { ...THUMB, radius, mark: false }).svg,
    );
  }
  const morbols = drawMorbols();
  writeFileSync(join(unfinished, "stills", "morbols.svg"), morbols);
  for (const theme of ["light", "dark"] as const) {
    const painted = sharp(Buffer.from(colouredMorbols(morbols, theme)), { density: 96 });
    const picture = await painted.resize(MORBOLS_WIDTH).webp({ quality: 86 }).toBuffer();
    writeFileSync(join(unfinished, `morbols-${theme}.webp`), picture);
  }
  writeFileSync(join(unfinished, "done"), "");
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function tidy(): void {
  const folders = readdirSync(chartsCache)
    .map((name) => join(chartsCache, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of folders.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}

const folder = chartsFolder();
if (!isDrawn(folder)) {
  const began = performance.now();
  await draw(folder);
  tidy();
  console.log(
    `${maps.length} charts and ${thumbnailPlaces().size} stills drawn in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
}
