import { deviceNow } from "~/browser/device-now.ts";
import {
  createGameLink,
  type FeedEnvironment,
  type GameLink,
  type LinkReader,
  type Permission,
} from "./link.ts";

/** The permission's names: that of today's browsers, and Chromium's before 145. */
const names = ["loopback-network", "local-network-access"] as const;

/** Whether this page may connect to programs on the player's computer; `unknown` where the browser has no such permission. */
async function loopbackPermission(): Promise<Permission> {
  for (const name of names) {
    try {
      // A browser that does not know the name throws.
      const { state } = await navigator.permissions.query({ name });
      return state;
    } catch {
      // The next name is tried.
    }
  }
  return "unknown";
}

/** Safari alone blocks plain connections to loopback from secure pages (WebKit bug 171934). */
function isSafari(): boolean {
  return navigator.vendor.startsWith("Apple");
}

const browserEnvironment = (): FeedEnvironment => ({
  open: (url) => new WebSocket(url),
  permission: loopbackPermission,
  now: deviceNow,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  blocksLoopback: isSafari() && window.location.protocol === "https:",
});

/** A link of this browser to the player's own game; nothing is opened before it is told to connect. */
export function openGameLink<State>(url: string, reader: LinkReader<State>): GameLink<State> {
  const link = createGameLink(url, browserEnvironment(), reader);
  // Chromium closes no socket that the page's policy refuses.
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (blockedURI.startsWith("ws:")) link.forbid();
  });
  return link;
}
