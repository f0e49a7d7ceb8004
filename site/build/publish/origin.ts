/** Origin for absolute URLs; set with `SITE_ORIGIN`. Throws for an invalid origin. */
export function siteOrigin(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env.SITE_ORIGIN ?? "";
  if (given === "") return "https://forayalmanac.example";
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/") {
    throw new Error(`SITE_ORIGIN must be an origin such as https://example.org, not "${given}"`);
  }
  return url.origin;
}
