import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFeeds } from "../feeds/write.ts";
import { llmsText } from "./llms.ts";
import { writeData } from "./write.ts";

/**
 * Writes what others build on into the built site: /data/v1, /feeds and /llms.txt; returns how many files.
 * @param root absolute address of the site, without a slash at its end
 * @param at the instant of the build (Unix ms)
 */
export async function publish(client: string, root: string, at: number): Promise<number> {
  const day = new Date(at).toISOString().slice(0, 10);
  const count = (await writeData(client, day)) + (await writeFeeds(client, root, at));
  await writeFile(join(client, "llms.txt"), llmsText(root));
  return count + 1;
}
