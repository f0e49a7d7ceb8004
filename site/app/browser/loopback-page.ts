/**
 * The pages that may connect to a program on the player's own computer, as paths without their language: boards and fights by the game's
 * feed. Their documents have headers and a policy of their own, so they are always loaded as documents: a page reached without loading
 * has those of the page before it.
 */
export const LOOPBACK_PAGES = ["/timers/live", "/fights/live"] as const;

/** Whether a path without its language is one of them. */
export function isLoopbackPage(path: string): boolean {
  const page = path.replace(/\/+$/, "");
  return LOOPBACK_PAGES.some((one) => one === page);
}

/** The port on which OverlayPlugin and IINACT listen unless their user says otherwise; the policy names no other. */
export const GAME_PORT = 10501;

/** Hosts that the policy names: a policy cannot name ::1, which `localhost` reaches. */
export const GAME_HOSTS = ["127.0.0.1", "localhost"] as const;
