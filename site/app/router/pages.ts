import { pagesAwaited } from "~/browser/page-progress.ts";
import { PartError } from "~/browser/part-error.ts";
import { forgetFailure, untilRetried } from "~/browser/part-failure.ts";
import { loadPart } from "~/browser/parts.tsx";
import { moduleCache, useModule } from "~/i18n/load.ts";
import type { PageEntry, PageModule } from "../page-list.ts";

const cache = moduleCache<PageModule | null>();

/** Loads the module and the styles of a page. Rejects with a `PartError` that says what did not come. */
export async function loadPage({ file, load }: PageEntry, from = load): Promise<PageModule> {
  return await loadPart(from, file);
}

/** Loads a page, however often that takes: after a failure, the load goes on when the player asks for it again. */
async function loadPageAtLast(entry: PageEntry): Promise<PageModule> {
  let from: (() => Promise<PageModule>) | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const module = await counted(loadPage(entry, from));
      if (attempt > 1) forgetFailure();
      return module;
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      await untilRetried(error);
      from = anew(error, attempt);
    }
  }
}

/** Counts a page as awaited until it is here or has failed: no progress is shown while the player decides what to do. */
async function counted(page: Promise<PageModule>): Promise<PageModule> {
  pagesAwaited.set(pagesAwaited.get() + 1);
  try {
    return await page;
  } finally {
    pagesAwaited.set(pagesAwaited.get() - 1);
  }
}

/** A browser may keep a failed import: the next asks by another address, where the failure told one. */
function anew({ kind, address }: PartError, attempt: number): (() => Promise<PageModule>) | undefined {
  if (kind !== "script" || !URL.canParse(address)) return undefined;
  return () => import(/* @vite-ignore */ `${address.split("?")[0]}?again=${attempt}`);
}

/** Loads a page before it is drawn, so that drawing it does not suspend. A failure is shown once the page is wanted. */
export async function preparePage(entry: PageEntry): Promise<void> {
  const module = await loadPage(entry);
  await cache.load(entry.file, async () => module).promise;
}

/** The module of a page; suspends until it is here. */
export function usePageModule(entry: PageEntry): PageModule {
  const module = useModule(cache, entry.file, null, () => loadPageAtLast(entry));
  if (module === null) throw new Error(`no module for ${entry.file}`);
  return module;
}
