import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { thumbnailPlaces } from "./thumbnail-places.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const inputs = [
  "site/art/charts",
  "site/app/features/map/morbols",
  "packages/fieldops/records/atlas",
  "packages/fieldops/src/atlas/outlines",
  "site/app/features/map/lettering",
  "site/build/charts",
];

function* sources(folder: string): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(json|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")) yield path;
  }
}

function inputsHash(): string {
  const hash = createHash("sha256");
  for (const folder of inputs) {
    for (const file of sources(folder)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  hash.update([...thumbnailPlaces().keys()].join(" "));
  return hash.digest("hex").slice(0, 16);
}

export const chartsCache = join(root, ".cache", "charts");

/** Exists only after the charts are drawn from the current sources. */
export function chartsFolder(): string {
  return join(chartsCache, inputsHash());
}

export function isDrawn(folder: string): boolean {
  return existsSync(join(folder, "done"));
}
