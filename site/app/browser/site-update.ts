import { createStore } from "./store.ts";

export const siteUpdate = createStore(false);
