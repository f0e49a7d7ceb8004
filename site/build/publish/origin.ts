/** Origin of the site, for absolute addresses in the sitemap and robots.txt; `SITE_ORIGIN` says otherwise. */
export function siteOrigin(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env.SITE_ORIGIN ?? "";
  if (given === "") return "https://forayalmanac.example";
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/") {
    throw new Error(`SITE_ORIGIN must be an origin such as https://example.org, not "${given}"`);
  }
  return url.origin;
}
