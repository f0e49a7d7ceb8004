import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const modules = join(root, "node_modules");
export const site = join(root, "site");
export const client = join(site, "dist", "client");
/** Reports and screenshots written by the commands; not committed. */
export const cache = join(root, ".cache");
export function binary(packageName, file) {
  return join(modules, ...packageName.split("/"), ...file.split("/"));
}
