import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Place, writeEmbeds } from "../embed/write.ts";
import { writeFeeds } from "../feeds/write.ts";
import { llmsText } from "./llms.ts";
import { writeData } from "./write.ts";

/**
 * Writes /data, /feeds, /embed and /llms.txt; returns the number of files.
 * @param at time of the build (Unix ms)
 */
export async function publish(
  client: string,
  { feeds, ...place }: Place & Readonly<{ feeds: boolean }>,
  at: number,
): Promise<number> {
  const { root } = place;
  const day = new Date(at).toISOString().slice(0, 10);
  const count = (await writeData(client, day)) + (feeds ? await writeFeeds(client, root, at) : 0);
  await writeFile(join(client, "llms.txt"), llmsText(root));
  return count + (await writeEmbeds(client, place)) + 1;
}
