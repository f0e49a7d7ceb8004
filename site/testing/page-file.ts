import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pageFiles } from "../server/page-files.ts";

const client = fileURLToPath(new URL("../dist/client", import.meta.url));

/** Undefined if this build left the page out. */
export function pageFile(address: string): string | undefined {
  return pageFiles(address)
    .map((file) => client + file)
    .find((file) => existsSync(file));
}
