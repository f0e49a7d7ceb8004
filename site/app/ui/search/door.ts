/** Whether the search is open, and with which text it begins; anything on the page may open it. */
let text: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  text = next;
  for (const listener of listeners) listener();
}

export const searchDoor = {
  get: () => text,
  open: (beginning = "") => set(beginning),
  close: () => set(null),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
