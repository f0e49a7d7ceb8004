/** The address of a file at the site's root, as `/robots.txt`: a host may have put the whole site below a folder. */
export function siteFile(path: `/${string}`): string {
  return import.meta.env.BASE_URL.replace(/\/$/, "") + path;
}
