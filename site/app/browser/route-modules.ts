import { forgetFailure, untilRetried } from "./part-failure.ts";
import { PartError, withDeadline } from "./parts.tsx";

type RouteEntry = Readonly<{ id: string; module: string }>;

/**
 * Loads a page's module. It stands in for the router's own loader (see tools/route-modules), which reloads the whole page
 * when a module fails. Here the page one is on stays as it is, the shell says what failed, and the load goes on when the
 * player asks for it again.
 */
export async function loadRouteModule(route: RouteEntry, cache: Record<string, unknown>): Promise<unknown> {
  if (route.id in cache) return cache[route.id];
  for (let attempt = 0; ; attempt += 1) {
    // A browser may keep a failed import: the next asks by another address.
    const address = attempt === 0 ? route.module : `${route.module}?again=${attempt}`;
    try {
      const module: unknown = await withDeadline(import(/* @vite-ignore */ address), route.module);
      cache[route.id] = module;
      forgetFailure();
      return module;
    } catch (error) {
      await untilRetried(error instanceof PartError ? error : new PartError("script", route.module, error));
    }
  }
}
