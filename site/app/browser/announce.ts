/** A short confirmation ("Copied") that the shell shows for a moment and reads to screen readers. */
type Announcement = Readonly<{ text: string; serial: number }>;

let current: Announcement | null = null;
let serial = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function tell(next: Announcement | null): void {
  current = next;
  for (const listener of listeners) listener();
}

export function announce(text: string): void {
  serial += 1;
  tell({ text, serial });
  clearTimeout(timer);
  timer = setTimeout(() => tell(null), 4000);
}

export const announcements = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
