/** Messages between a page and its service worker. */
export type ToWorker =
  /** The worker that waits is to take over from the one in force. */
  | Readonly<{ type: typeof TAKE_OVER }>
  /** The files of this language are to be kept for use without a network. */
  | Readonly<{ type: typeof KEEP_LANGUAGE; language: string }>;

export const TAKE_OVER = "TAKE_OVER";
export const KEEP_LANGUAGE = "KEEP_LANGUAGE";

/** The page is to open another one, for a notification that was pressed; it answers through the attached port. */
export const OPEN_PAGE = "OPEN_PAGE";

/** Names of the worker's caches all begin so. */
export const CACHE_PREFIX = "foray-";
