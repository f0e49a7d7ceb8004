import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pageFiles } from "../server/page-files.ts";

const client = fileURLToPath(new URL("../dist/client", import.meta.url));

/** The written page of an address; none if this build left it out. */
export function pageFile(address: string): string | undefined {
  return pageFiles(address)
    .map((file) => client + file)
    .find((file) => existsSync(file));
}
