import { createStore } from "./store.ts";

/** A short confirmation ("Copied") that the shell shows for a moment and reads to screen readers. */
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

/** Takes back what is shown, when the page itself tells what happened next. */
export function hush(): void {
  clearTimeout(timer);
  announcements.set(null);
}
