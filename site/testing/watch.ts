import type { Page } from "playwright-core";

export type Faults = Readonly<{
  list: readonly string[];
  /** Forgets faults that a test has brought about on purpose; returns what there was. */
  take: () => readonly string[];
}>;

export type WatchOptions = Readonly<{
  origin: string;
  /** Other origins that this test answers itself by `page.route`. */
  alsoOrigins?: readonly string[];
  /** Statuses that the test expects of the page itself (a 404 is logged by the browser as an error). */
  expectStatus?: number;
}>;

/** Collects everything that no page may do: uncaught errors, console errors, policy violations, foreign requests. */
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
