/** Path of the site, with slashes at both ends; set with `SITE_BASE`. Throws for an invalid path. */
export function siteBase(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env.SITE_BASE ?? "";
  if (given === "" || given === "/") return "/";
  if (!/^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/.test(given) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(given)) {
    throw new Error(`SITE_BASE must be a folder such as /almanac/, not "${given}"`);
  }
  return `/${given.replace(/^\/|\/$/g, "")}/`;
}
