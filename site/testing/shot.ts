import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const folder = fileURLToPath(new URL("../../.cache/shots", import.meta.url));

/** Writes .cache/shots/NAME.png if SHOTS=1. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS !== "1") return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
