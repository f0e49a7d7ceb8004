import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PageFacts } from "./card.ts";

export type Drawing = Readonly<{
  path: string;
  pages: readonly Readonly<{ page: PageFacts; file: string }>[];
}>;

/** Rejects with the first error. */
export async function drawAll(drawings: readonly Drawing[]): Promise<void> {
  const left = [...drawings].reverse();
  const threads = Math.min(availableParallelism(), 4, Math.ceil(drawings.length / 4));
  await Promise.all(Array.from({ length: threads }, () => drainOn(left)));
}

function drainOn(left: Drawing[]): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url));
  return new Promise<void>((done, fail) => {
    const next = () => {
      const drawing = left.pop();
      if (drawing === undefined) done();
      else worker.postMessage(drawing);
    };
    worker.on("error", fail);
    worker.on("message", (trouble: string | null) => {
      if (trouble === null) next();
      else fail(new Error(trouble));
    });
    next();
  }).finally(() => worker.terminate());
}
