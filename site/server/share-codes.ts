/**
 * Folders whose further addresses are share codes that players have made: no file can stand there, and they are no mistakes
 * either. They are answered with a shell and status 200, so that a link pasted in a chat has a preview; the router then
 * reads the code.
 */
export const SHARES = [
  { folder: "/drs/holster/c/", shell: "/shell-holster.html", page: "/drs/holster/c/index.html" },
  { folder: "/eureka/loadout/", shell: "/shell-loadout.html", page: "/eureka/loadout/index.html" },
] as const;

/** What answers a loadout's code. */
export const LOADOUT_SHELL = SHARES[1].shell;

/** A tray of a loadout's code: two letters or digits in base64. */
const TRAY = "[M-OQ-WYZa-e][D-HT-Xj-nz0-3][AEIMQUYcgkosw048]";

/**
 * Loadout links of old stand below /ba/, beside the roles. A sound one is told by its letters: trays of two actions, parted by
 * commas (`s` is what base64 makes of a comma there). A role's name that happens to read as a code is one to the page as well.
 */
export const LOADOUT_CODE = `ba/(?:${TRAY}s)*${TRAY}=?`;

const loadoutCode = new RegExp(`^/${LOADOUT_CODE}$`);

/** The shell that answers a share code; `undefined` for a path below the site's root that is none. */
export function shareShell(path: string): string | undefined {
  if (loadoutCode.test(path)) return LOADOUT_SHELL;
  return SHARES.find(({ folder }) => path.startsWith(folder) && path.length > folder.length)?.shell;
}

/**
 * The `_redirects` of Cloudflare Pages and Netlify: share codes are answered with their shell, the address stays. Their rules know no
 * patterns, so that a code below /ba/ gets the page for what is missing there, which opens it all the same.
 */
export function redirectsFile(base: string): string {
  return SHARES.map(({ folder, shell }) => `${base}${folder.slice(1)}* ${base}${shell.slice(1)} 200\n`).join(
    "",
  );
}

const PREVIEW = /<meta\b[^>]*\b(?:property="og:|name="(?:twitter:|description"))[^>]*>/g;

/** The shell with the preview of a page, for a chat that shows what a link leads to; search engines are asked to leave it out. */
export function withPreview(shell: string, page: string): string {
  const tags = [...page.matchAll(PREVIEW)].map(([tag]) => tag);
  const end = shell.indexOf("</head>");
  return `${shell.slice(0, end)}${tags.join("")}<meta name="robots" content="noindex"/>${shell.slice(end)}`;
}
