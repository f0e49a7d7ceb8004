import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { serveSite } from "../server/serve.ts";
import { client } from "./addresses.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteOrigin: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(client, "index.html")))
    throw new Error("There is no built site: run `npm run build` first.");
  const site = await serveSite({
    root: client,
    port: 0,
    // Link previews are rendered on request.
    make: async (path) => {
      const { makeOnDemand } = await import("../build/publish/on-demand.ts");
      return makeOnDemand(path, Date.now());
    },
  });
  project.provide("siteOrigin", site.origin);
  return site.close;
}
