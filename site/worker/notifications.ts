import { OPEN_PAGE } from "../app/browser/worker-messages.ts";

/** A tab that does not answer in this time loads the page again, in ms. */
const ANSWER_TIME = 1000;

/** The parts of the worker's scope that showing a page needs. */
export type Windows = Readonly<{
  registration: Pick<ServiceWorkerRegistration, "scope">;
  clients: Pick<Clients, "matchAll" | "openWindow">;
}>;

/** The address of a page of this site; null for anything that leads elsewhere. */
export function addressInScope(path: unknown, scope: string): string | null {
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) return null;
  const { href } = new URL(`.${path}`, scope);
  return href.startsWith(scope) ? href : null;
}

/** Asks the tab to go to `path` by itself, which keeps all that it has loaded; says whether it does. */
function goesThere(tab: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_TIME);
    tab.postMessage({ type: OPEN_PAGE, path }, [port2]);
  });
}

/**
 * Shows a page of the site after a press on a notification: in the tab that has it, the one in focus, the one that is
 * visible, any; else in a new one. A path that leads elsewhere is ignored.
 */
export async function showPage(path: unknown, { registration, clients }: Windows): Promise<void> {
  const address = addressInScope(path, registration.scope);
  if (address === null || typeof path !== "string") return;
  const tabs = await clients.matchAll({ type: "window" });
  const tab =
    tabs.find(({ url }) => url === address) ??
    tabs.find(({ focused }) => focused) ??
    tabs.find(({ visibilityState }) => visibilityState === "visible") ??
    tabs[0];
  if (tab === undefined) {
    await clients.openWindow(address);
    return;
  }
  // A browser may refuse the focus; the tab still shows what was requested.
  await tab.focus().catch(() => undefined);
  if (tab.url !== address && !(await goesThere(tab, path))) await tab.navigate(address);
}
