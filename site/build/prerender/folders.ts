import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const siteFolder = fileURLToPath(new URL("../../", import.meta.url));

/** The folder of a build; `SITE_BUILD` names another. */
export const buildFolder = resolve(siteFolder, process.env.SITE_BUILD ?? "dist");

/** Files uploaded to a host. */
export const clientFolder = join(buildFolder, "client");
