import type { Page } from "playwright-core";

/** Requests that a test keeps waiting: `count` of them so far, until `release` lets these and all later ones through. */
export type HeldRequests = Readonly<{ count: () => number; release: () => void }>;

/** Holds the page's requests for an address until they are released. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route(address, async (route) => {
    held += 1;
    await gate.promise;
    await route.continue();
  });
  return { count: () => held, release: gate.resolve };
}
