import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const siteFolder = fileURLToPath(new URL("../../", import.meta.url));

/** `SITE_BUILD` overrides it, relative to site/. */
export const buildFolder = resolve(siteFolder, process.env.SITE_BUILD ?? "dist");

export const clientFolder = join(buildFolder, "client");
