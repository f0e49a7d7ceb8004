import { createStore } from "./store.ts";

/** How many pages are being fetched for somebody who waits for them. */
export const pagesAwaited = createStore(0);
