import { GAME_HOSTS, GAME_PORT } from "~/browser/loopback-page.ts";

/** The query parameter by which overlays are told where the plugin listens. */
const PARAMETER = "OVERLAY_WS";

const USUAL = `ws://${GAME_HOSTS[0]}:${GAME_PORT}/ws`;

/** Where to connect; or why an address is refused: it is invalid, leads off this computer, or to a port the page may not use. */
export type FeedAddress =
  | Readonly<{ kind: "open"; url: string }>
  | Readonly<{
      kind: "refused";
      why: "address" | "elsewhere" | "port";
      asked: string;
      /** The page's own query without the address. */
      usual: string;
    }>;

/** Longer addresses are shown in part. */
const LONGEST = 80;

/** Reads the address that a query names, as `?OVERLAY_WS=ws://127.0.0.1:10501/ws`; the usual one where it names none. */
export function feedAddress(search: string): FeedAddress {
  const query = new URLSearchParams(search);
  const asked = query.get(PARAMETER);
  if (asked === null || asked.trim() === "") return { kind: "open", url: USUAL };
  query.delete(PARAMETER);
  const refuse = (why: "address" | "elsewhere" | "port"): FeedAddress => ({
    kind: "refused",
    why,
    asked: asked.slice(0, LONGEST),
    usual: `?${query}`,
  });
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (url === undefined || url.protocol !== "ws:" || url.username !== "" || url.password !== "")
    return refuse("address");
  // No policy can name ::1; a browser finds it by the name.
  const host = url.hostname === "[::1]" ? "localhost" : url.hostname;
  if (!GAME_HOSTS.some((one) => one === host)) return refuse("elsewhere");
  if (url.port !== String(GAME_PORT)) return refuse("port");
  return { kind: "open", url: `ws://${host}:${GAME_PORT}${url.pathname}` };
}
