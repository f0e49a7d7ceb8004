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

/** Replies with null, or with the error as text. */
parentPort?.on("message", (drawing: Drawing) => {
  draw(drawing).then(
    () => parentPort?.postMessage(null),
    (error: unknown) => parentPort?.postMessage(`${drawing.path}: ${String(error)}`),
  );
});
