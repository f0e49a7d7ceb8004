import { moduleOf, routes } from "./declared.ts";

type Modules = Readonly<{
  getModuleInfo: (id: string) => Readonly<{
    importers: readonly string[];
    dynamicImporters: readonly string[];
    importedIds: readonly string[];
  }> | null;
}>;

const forward = (path: string) => path.replace(/\?.*$/, "").replaceAll("\\", "/");

const folders = new Map(routes.map(({ file, folder }) => [forward(moduleOf(file)), folder]));

/** Folders of the pages that use a module; `null` if anything else imports it. */
function pagesWith(id: string, modules: Modules): ReadonlySet<string> | null {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const page = folders.get(forward(each));
    if (page !== undefined) {
      found.add(page);
      continue;
    }
    const info = modules.getModuleInfo(each);
    const importers = info === null ? [] : [...info.importers, ...info.dynamicImporters];
    if (importers.length === 0) return null;
    for (const importer of importers) seen.add(importer);
  }
  return found;
}

/** One style sheet per page for what only that page uses, and one for the site. Documents link both. */
export function sheetName(id: string, modules: Modules): string {
  const pages = pagesWith(id, modules);
  const [only] = pages ?? [];
  if (pages?.size !== 1 || only === undefined) return "site";
  return `page-${only.split("/").slice(1).join("-")}`;
}

export function startChunk(start: string): (id: string, modules: Modules) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, modules) => {
    if (needed === undefined) {
      const found = new Set([start]);
      for (const each of found)
        for (const other of modules.getModuleInfo(each)?.importedIds ?? []) found.add(other);
      needed = found;
    }
    return needed.has(id) ? "start" : null;
  };
}
