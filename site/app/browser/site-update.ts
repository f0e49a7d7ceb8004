import { createStore } from "./store.ts";

/** Whether a newer version of the site is here to be shown. */
export const siteUpdate = createStore(false);
