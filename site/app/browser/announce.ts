import { createStore } from "./store.ts";

/** Shown briefly by the shell, also to screen readers. `serial` tells repeated texts apart. */
type Announcement = Readonly<{ text: string; serial: number }>;

export const announcements = createStore<Announcement | null>(null);

let serial = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string): void {
  serial += 1;
  announcements.set({ text, serial });
  clearTimeout(timer);
  timer = setTimeout(() => announcements.set(null), 4000);
}

/** Hides the announcement, for when the page itself shows what happens next. */
export function hush(): void {
  clearTimeout(timer);
  announcements.set(null);
}
