/**
 * Folders whose further addresses are share codes that players have made: no file can stand there, and they are no mistakes
 * either. They are answered with the shell and status 200, so that a link pasted in a chat has a preview; the router then
 * reads the code.
 */
export const SHARE_FOLDERS = ["/drs/holster/c/", "/eureka/loadout/"] as const;

/** A tray of a loadout's code: two letters or digits in base64. */
const TRAY = "[M-OQ-WYZa-e][D-HT-Xj-nz0-3][AEIMQUYcgkosw048]";

/**
 * Loadout links of old stand below /ba/, beside the roles. A sound one is told by its letters: trays of two actions, parted by
 * commas (`s` is what base64 makes of a comma there). A role's name that happens to read as a code is one to the page as well.
 */
export const LOADOUT_CODE = `ba/(?:${TRAY}s)*${TRAY}=?`;

const loadoutCode = new RegExp(`^/${LOADOUT_CODE}$`);

/** The page made for addresses that only the browser can read. */
export const SHELL_PAGE = "/shell.html";

/** Whether a path below the site's root is a share code's. */
export function isShareCode(path: string): boolean {
  return (
    SHARE_FOLDERS.some((folder) => path.startsWith(folder) && path.length > folder.length) ||
    loadoutCode.test(path)
  );
}

/**
 * The `_redirects` of Cloudflare Pages and Netlify: share codes are answered with the shell, the address stays. Their rules know no
 * patterns, so that a code below /ba/ gets the page for what is missing there, which opens it all the same.
 */
export function redirectsFile(base: string): string {
  return SHARE_FOLDERS.map((folder) => `${base}${folder.slice(1)}* ${base}${SHELL_PAGE.slice(1)} 200\n`).join(
    "",
  );
}
