import type { Page } from "playwright-core";

/** `release` lets the held and all later requests through. */
export type HeldRequests = Readonly<{ count: () => number; release: () => void }>;

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
