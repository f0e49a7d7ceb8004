/**
 * The relays of live boards that the site names, from `RELAY`: one address, or several apart by commas or spaces, of which each board
 * has one. None unless it is set. Throws for what is not an address a page may connect to.
 */
export function relayAddresses(
  env: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const given = (env.RELAY ?? "").split(/[\s,]+/).filter((part) => part !== "");
  return given.map((part) => {
    const url = URL.parse(part);
    if (url === null || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== "")
      throw new Error(`RELAY must be addresses such as https://relay.example.org, not "${part}"`);
    return url.href.replace(/\/+$/, "");
  });
}
