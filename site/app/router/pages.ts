import type { ComponentType } from "react";
import type { MetaAsked, PageTags } from "~/browser/page-meta.ts";
import { PartError } from "~/browser/part-error.ts";
import { forgetFailure, untilRetried } from "~/browser/part-failure.ts";
import { loadPart } from "~/browser/parts.tsx";
import type { PageEntry } from "../page-list.ts";

/** What a page's module gives. */
export type PageModule = Readonly<{ default: ComponentType; meta?: (asked: MetaAsked) => PageTags }>;

const modules = import.meta.glob<PageModule>("../pages/**/*route.tsx");
const loaded = new Map<string, PageModule>();

/** The module of a page that has been loaded before. */
export function loadedPage({ file }: PageEntry): PageModule | undefined {
  return loaded.get(file);
}

/** Loads the module and the styles of a page. Rejects with a `PartError` that says what did not come. */
export async function loadPage({ file }: PageEntry, from?: () => Promise<PageModule>): Promise<PageModule> {
  const load = from ?? modules[file.replace("./", "../")];
  if (load === undefined) throw new Error(`no module for ${file}`);
  const module = loaded.get(file) ?? (await loadPart(load, file));
  loaded.set(file, module);
  return module;
}

/**
 * Loads a page, however often that takes: the page one is on stays as it is, the shell says what failed, and the load goes on when the
 * player asks for it again.
 */
export async function loadPageAtLast(entry: PageEntry): Promise<PageModule> {
  let from: (() => Promise<PageModule>) | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const module = await loadPage(entry, from);
      forgetFailure();
      return module;
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      await untilRetried(error);
      from = anew(error, attempt);
    }
  }
}

/** A browser may keep a failed import: the next asks by another address, where the failure told one. */
function anew({ kind, address }: PartError, attempt: number): (() => Promise<PageModule>) | undefined {
  if (kind !== "script" || !URL.canParse(address)) return undefined;
  return () => import(/* @vite-ignore */ `${address.split("?")[0]}?again=${attempt}`);
}
