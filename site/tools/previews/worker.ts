import { writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { drawCard, type PageFacts } from "./card.ts";
import { chartOf } from "./chart.ts";
import { drawPng } from "./png.ts";

/** Draws one preview after another; answers each with nothing, or with what went wrong. */
parentPort?.on("message", ({ page, file }: Readonly<{ page: PageFacts; file: string }>) => {
  drawPng(drawCard(page, chartOf(page.path)))
    .then((png) => writeFile(file, png))
    .then(
      () => parentPort?.postMessage(null),
      (error: unknown) => parentPort?.postMessage(String(error)),
    );
});
