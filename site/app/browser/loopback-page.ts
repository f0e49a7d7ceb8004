/**
 * Paths without language. These pages have their own headers and policy, so they must be loaded as documents:
 * after client-side navigation the previous page's would apply.
 */
export const LOOPBACK_PAGES = ["/timers/live", "/fights/live"] as const;

export function isLoopbackPage(path: string): boolean {
  const page = path.replace(/\/+$/, "");
  return LOOPBACK_PAGES.some((one) => one === page);
}

/** Default port of OverlayPlugin and IINACT, and the only one the policy allows. */
export const GAME_PORT = 10501;

/** A CSP cannot name ::1, which is reached through `localhost`. */
export const GAME_HOSTS = ["127.0.0.1", "localhost"] as const;
