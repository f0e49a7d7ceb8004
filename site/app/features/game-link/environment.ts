import { deviceNow } from "~/browser/device-now.ts";
import {
  createGameLink,
  type FeedEnvironment,
  type GameLink,
  type LinkReader,
  type Permission,
} from "./link.ts";

/** The current name, and the one in Chromium before 145. */
const names = ["loopback-network", "local-network-access"] as const;

/** `unknown` if the browser has no such permission. */
async function loopbackPermission(): Promise<Permission> {
  for (const name of names) {
    try {
      // Throws for a name the browser does not know.
      const { state } = await navigator.permissions.query({ name });
      return state;
    } catch {}
  }
  return "unknown";
}

/** Only Safari blocks plain connections to loopback from secure pages (WebKit bug 171934). */
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

export function openGameLink<State>(url: string, reader: LinkReader<State>): GameLink<State> {
  const link = createGameLink(url, browserEnvironment(), reader);
  // Chromium does not close a socket that the content security policy blocks.
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (blockedURI.startsWith("ws:")) link.forbid();
  });
  return link;
}
