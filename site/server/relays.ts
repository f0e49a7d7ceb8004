/** From `RELAY`: URLs separated by commas or spaces. Each board uses one. Throws for an invalid URL. */
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
