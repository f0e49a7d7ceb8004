import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { serveSite } from "../../server/serve.ts";
import { CHROMIUM_FLAGS, headlessPath } from "./browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteOrigin: string;
    browserEndpoint: string;
  }
}

/** Starts the static server over the built site, and the one browser; both end with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL("../../build/client", import.meta.url));
  if (!existsSync(join(root, "index.html")))
    throw new Error("There is no built site: run `npm run build` first.");
  const site = await serveSite({ root, port: 0 });
  const browser = await chromium.launchServer({
    executablePath: headlessPath(),
    args: CHROMIUM_FLAGS,
    headless: true,
  });
  project.provide("siteOrigin", site.origin);
  project.provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await site.close();
  };
}
