export type ToWorker =
  | Readonly<{ type: typeof TAKE_OVER }>
  | Readonly<{ type: typeof KEEP_LANGUAGE; language: string }>;

export const TAKE_OVER = "TAKE_OVER";
export const KEEP_LANGUAGE = "KEEP_LANGUAGE";

/** Asks a page to navigate, after a click on a notification. The page confirms through the attached port. */
export const OPEN_PAGE = "OPEN_PAGE";

export const CACHE_PREFIX = "foray-";
