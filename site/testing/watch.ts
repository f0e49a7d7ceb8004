import type { Page } from "playwright-core";

export type Faults = Readonly<{
  list: readonly string[];
  /** Returns and clears the faults, for tests that provoke some. */
  take: () => readonly string[];
}>;

export type WatchOptions = Readonly<{
  origin: string;
  /** Other origins that the page may request. */
  alsoOrigins?: readonly string[];
  /** Of the page itself; the browser logs a 404 as an error. */
  expectStatus?: number;
}>;

/** Collects uncaught errors, console errors, policy violations and foreign requests. */
export async function watchFaults(page: Page, options: WatchOptions): Promise<Faults> {
  const { origin, alsoOrigins = [], expectStatus = 200 } = options;
  let list: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on("pageerror", (error) => list.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() !== "error" && !/hydrat/i.test(message.text())) return;
    if (
      expectStatus !== 200 &&
      message.text().includes(`the server responded with a status of ${expectStatus}`)
    )
      return;
    list.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (["data:", "blob:"].includes(url.protocol)) return;
    if (url.origin !== origin && !alsoOrigins.includes(url.origin))
      list.push(`foreign request: ${request.url()}`);
  });
  return {
    get list() {
      return list;
    },
    take() {
      const taken = list;
      list = [];
      return taken;
    },
  };
}
