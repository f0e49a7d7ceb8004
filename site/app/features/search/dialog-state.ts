import { createStore } from "~/browser/store.ts";

const text = createStore<string | null>(null);

/** Whether the search is open, and with which text it begins; anything on the page may open it. */
export const searchDialogState = {
  ...text,
  open: (beginning = "") => text.set(beginning),
  close: () => text.set(null),
};
