import { pagesAwaited } from "~/browser/page-progress.ts";
import { PartError } from "~/browser/part-error.ts";
import { forgetFailure, untilRetried } from "~/browser/part-failure.ts";
import { loadPart } from "~/browser/parts.tsx";
import { moduleCache, useModule } from "~/i18n/load.ts";
import { type PageEntry, type PageModule, pageId } from "../page-list.ts";

type Load<T> = () => Promise<T>;
type List = typeof import("virtual:page-modules");

const lists = moduleCache<List>();
const pages = moduleCache<PageModule | null>();

const importList: Load<List> = () => import("virtual:page-modules");

function listBy(load: Load<List>): Promise<List> {
  return lists.load("pages", () => loadPart(load, "pages")).promise;
}

/** Loads what loads each page, once. Rejects with a `PartError`. */
export async function loadPageList(): Promise<void> {
  await listBy(importList);
}

function importPage({ default: loads }: List, { path }: PageEntry): Load<PageModule> {
  const load = loads[path];
  if (load === undefined) throw new Error(`no module for the route ${path}`);
  return load;
}

/** Loads the module and the styles of a page. Rejects with a `PartError` that says what did not come. */
export async function loadPage(entry: PageEntry): Promise<PageModule> {
  return await loadPart(importPage(await listBy(importList), entry), pageId(entry));
}

/** Loads a page, however often that takes: after a failure, the load goes on when the player asks for it again. */
async function loadPageAtLast(entry: PageEntry): Promise<PageModule> {
  const list = await atLast(importList, listBy);
  return await atLast(importPage(list, entry), (load) => loadPart(load, pageId(entry)));
}

async function atLast<T>(first: Load<T>, by: (load: Load<T>) => Promise<T>): Promise<T> {
  let load = first;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const module = await counted(by(load));
      if (attempt > 1) forgetFailure();
      return module;
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      await untilRetried(error);
      load = anew(error, attempt) ?? first;
    }
  }
}

/** Counts a page as awaited until it is here or has failed: no progress is shown while the player decides what to do. */
async function counted<T>(part: Promise<T>): Promise<T> {
  pagesAwaited.set(pagesAwaited.get() + 1);
  try {
    return await part;
  } finally {
    pagesAwaited.set(pagesAwaited.get() - 1);
  }
}

/** A browser may keep a failed import: the next asks by another address, where the failure told one. */
function anew<T>({ kind, address }: PartError, attempt: number): Load<T> | undefined {
  if (kind !== "script" || !URL.canParse(address)) return undefined;
  return () => import(/* @vite-ignore */ `${address.split("?")[0]}?again=${attempt}`);
}

/**
 * Loads a page before it is drawn, so that drawing it does not suspend. A failure is shown once the page is wanted.
 * @param address of the page's module, where the document names it
 */
export async function preparePage(entry: PageEntry, address?: string): Promise<void> {
  const module = await (address === undefined
    ? loadPage(entry)
    : loadPart<PageModule>(() => import(/* @vite-ignore */ address), pageId(entry)));
  await pages.load(entry.path, async () => module).promise;
}

/** The module of a page; suspends until it is here. */
export function usePageModule(entry: PageEntry): PageModule {
  const module = useModule(pages, entry.path, null, () => loadPageAtLast(entry));
  if (module === null) throw new Error(`no module for the route ${entry.path}`);
  return module;
}
