/**
 * Folders whose further addresses are share codes that players have made: no file can stand there, and they are no mistakes
 * either. They are answered with the shell and status 200, so that a link pasted in a chat has a preview; the router then
 * reads the code.
 */
export const SHARE_FOLDERS = ["/drs/holster/c/", "/eureka/loadout/"] as const;

/** The page made for addresses that only the browser can read. */
export const SHELL_PAGE = "/shell.html";

/** Whether a path below the site's root is a share code's. */
export function isShareCode(path: string): boolean {
  return SHARE_FOLDERS.some((folder) => path.startsWith(folder) && path.length > folder.length);
}

/** The `_redirects` of Cloudflare Pages and Netlify: share codes are answered with the shell, the address stays. */
export function redirectsFile(base: string): string {
  return SHARE_FOLDERS.map((folder) => `${base}${folder.slice(1)}* ${base}${SHELL_PAGE.slice(1)} 200\n`).join(
    "",
  );
}
