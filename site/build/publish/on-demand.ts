import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { clientFolder } from "../prerender/folders.ts";
import { siteBase } from "./base.ts";
import { feedFiles } from "./feeds/write.ts";
import { siteOrigin } from "./origin.ts";
import { previews, writePreviews } from "./previews/previews.ts";

/**
 * Makes a feed or link preview that a local build left out.
 * @param path from the site's root, such as `/feeds/crab.ics`
 * @param at time of the request (Unix ms)
 * @returns whether the file exists
 */
export async function makeOnDemand(path: string, at: number): Promise<boolean> {
  if (path.startsWith("/feeds/")) {
    const root = siteOrigin() + siteBase().slice(0, -1);
    for (const feed of feedFiles(root, at)) {
      if (`/${feed.path}` !== path) continue;
      const target = join(clientFolder, feed.path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, feed.text());
      return true;
    }
  }
  if (path.startsWith("/previews/")) {
    const wanted = (await previews()).filter((preview) => preview.path === path);
    await writePreviews(wanted);
    return wanted.length > 0;
  }
  return false;
}
