/**
 * The folder of the host below which the site is, with its slashes: "/" at the root, "/almanac/" below one.
 * `SITE_BASE` says it at build time. Throws for what no address can begin with.
 */
export function siteBase(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env.SITE_BASE ?? "";
  if (given === "" || given === "/") return "/";
  if (!/^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/.test(given) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(given)) {
    throw new Error(`SITE_BASE must be a folder such as /almanac/, not "${given}"`);
  }
  return `/${given.replace(/^\/|\/$/g, "")}/`;
}
