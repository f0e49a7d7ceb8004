import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Found, findables } from "../../../app/features/search/finds/entries.ts";
import type { FindLists } from "../../../app/features/search/finds/findable.ts";
import { knownPaths } from "../pages/declared.ts";
import { pageEntries } from "./pages.ts";

const app = new URL("../../../app/", import.meta.url);

export async function siteFinds(): Promise<Found[]> {
  const files = globSync("{features/**,shell}/search.ts", { cwd: fileURLToPath(app) }).sort();
  const lists = await Promise.all(
    files.map(async (file): Promise<FindLists> => {
      const module: { finds: FindLists } = await import(new URL(file.replaceAll("\\", "/"), app).href);
      return module.finds;
    }),
  );
  return await findables([{ place: 0, read: pageEntries }, ...lists.flat()], new Set(knownPaths));
}
