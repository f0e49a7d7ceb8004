import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../.cache/failed-tests", import.meta.url));

export type Recording = Readonly<{
  /** Writes screenshot, console and document to `.cache/failed-tests/NAME`; with TRACE=1 also a trace. */
  keep: (name: string, faults: readonly string[]) => Promise<void>;
}>;

export async function recordPage(page: Page, context: BrowserContext): Promise<Recording> {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => lines.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("requestfailed", (request) => lines.push(`failed request: ${request.url()}`));
  const isTraced = process.env.TRACE === "1";
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true, sources: true });
  return {
    keep: async (name, faults) => {
      const own = join(folder, name.replaceAll(/[^\p{L}\d]+/gu, "-").slice(0, 120));
      await mkdir(own, { recursive: true });
      await writeFile(join(own, "console.txt"), [page.url(), ...faults, ...lines, ""].join("\n"));
      if (isTraced) await context.tracing.stop({ path: join(own, "trace.zip") });
      await page.screenshot({ path: join(own, "page.png"), timeout: 5000 });
      await writeFile(join(own, "page.html"), await page.content());
    },
  };
}
