import { OPEN_PAGE } from "../app/browser/worker-messages.ts";

/** After this time in ms, the worker navigates an unresponsive tab. */
const ANSWER_TIME = 1000;

export type Windows = Readonly<{
  registration: Pick<ServiceWorkerRegistration, "scope">;
  clients: Pick<Clients, "matchAll" | "openWindow">;
}>;

/** Null for paths that lead off the site. */
export function addressInScope(path: unknown, scope: string): string | null {
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) return null;
  const { href } = new URL(`.${path}`, scope);
  return href.startsWith(scope) ? href : null;
}

/** Client-side navigation keeps the tab's state. Resolves to whether the tab confirms. */
function goesThere(tab: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_TIME);
    tab.postMessage({ type: OPEN_PAGE, path }, [port2]);
  });
}

/** Prefers the tab that already shows the page, then the focused and a visible one. */
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
  // Browsers may refuse the focus; the tab still navigates.
  await tab.focus().catch(() => undefined);
  if (tab.url !== address && !(await goesThere(tab, path))) await tab.navigate(address);
}
