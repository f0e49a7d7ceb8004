/**
 * The one page that may connect to a program on the player's own computer, as a path without its language. Its document has headers and
 * a policy of its own, so it is always loaded as a document: a page reached without loading has those of the page before it.
 */
export const LOOPBACK_PAGE = "/timers/live";

/** Whether a path without its language is that page. */
export function isLoopbackPage(path: string): boolean {
  return path.replace(/\/+$/, "") === LOOPBACK_PAGE;
}

/** The port on which OverlayPlugin and IINACT listen unless their user says otherwise; the policy names no other. */
export const GAME_PORT = 10501;

/** Hosts that the policy names: a policy cannot name ::1, which `localhost` reaches. */
export const GAME_HOSTS = ["127.0.0.1", "localhost"] as const;
