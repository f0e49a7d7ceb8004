import { GAME_HOSTS, GAME_PORT } from "~/browser/loopback-page.ts";

/** The parameter that overlays use for the plugin's address. */
const PARAMETER = "OVERLAY_WS";

const USUAL = `ws://${GAME_HOSTS[0]}:${GAME_PORT}/ws`;

/** An address is refused if it is invalid, not on this computer, or not on the allowed port. */
export type FeedAddress =
  | Readonly<{ kind: "open"; url: string }>
  | Readonly<{
      kind: "refused";
      why: "address" | "elsewhere" | "port";
      asked: string;
      /** The page's query without the address. */
      usual: string;
    }>;

const LONGEST = 80;

/** Reads `?OVERLAY_WS=ws://127.0.0.1:10501/ws`, with a default. */
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
  // Content security policies cannot name ::1, so replace it with the host name.
  const host = url.hostname === "[::1]" ? "localhost" : url.hostname;
  if (!GAME_HOSTS.some((one) => one === host)) return refuse("elsewhere");
  if (url.port !== String(GAME_PORT)) return refuse("port");
  return { kind: "open", url: `ws://${host}:${GAME_PORT}${url.pathname}` };
}
