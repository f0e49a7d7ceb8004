import { writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { drawCard } from "./card.ts";
import { chartOf } from "./chart.ts";
import type { Drawing } from "./draw-all.ts";
import { drawPngs } from "./png.ts";

async function draw({ path, pages }: Drawing): Promise<void> {
  const card = drawCard(path, chartOf(path));
  const pngs = await drawPngs(
    card.ground,
    pages.map(({ page }) => card.words(page)),
  );
  await Promise.all(pngs.map((png, at) => writeFile(pages[at]?.file ?? "", png)));
}

/** Draws the previews of one address after another; answers each with nothing, or with what went wrong. */
parentPort?.on("message", (drawing: Drawing) => {
  draw(drawing).then(
    () => parentPort?.postMessage(null),
    (error: unknown) => parentPort?.postMessage(`${drawing.path}: ${String(error)}`),
  );
});
