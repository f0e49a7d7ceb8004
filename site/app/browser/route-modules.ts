import { PartError, withDeadline } from "./parts.tsx";

type RouteEntry = Readonly<{ id: string; module: string }>;

/** How often each module has failed in this visit: a browser may keep a failed import, so the next asks by another address. */
const failures = new Map<string, number>();

/**
 * Loads a page's module. It stands in for the router's own loader (see tools/route-modules), which reloads the whole page
 * when a module fails: here the failure reaches the error screen, which says what failed and lets the player try again.
 */
export async function loadRouteModule(route: RouteEntry, cache: Record<string, unknown>): Promise<unknown> {
  if (route.id in cache) return cache[route.id];
  const failed = failures.get(route.module) ?? 0;
  const address = failed === 0 ? route.module : `${route.module}?again=${failed}`;
  try {
    const module: unknown = await withDeadline(import(/* @vite-ignore */ address), route.module);
    cache[route.id] = module;
    return module;
  } catch (error) {
    failures.set(route.module, failed + 1);
    throw error instanceof PartError ? error : new PartError("script", route.module, error);
  }
}
