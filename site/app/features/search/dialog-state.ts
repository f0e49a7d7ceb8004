import { createStore } from "~/browser/store.ts";

const text = createStore<string | null>(null);

/** Initial text of the search dialog. Null while it is closed. */
export const searchDialogState = {
  ...text,
  open: (beginning = "") => text.set(beginning),
  close: () => text.set(null),
};
