import { joinLanguage, splitLanguage } from "../app/i18n/language.ts";

/**
 * Folders whose further addresses are share codes that players have made: no file can be there, and they are not mistakes
 * either. They are answered with a shell and status 200, so that a link pasted in a chat has a preview; the router then
 * reads the code.
 */
export const SHARES = [
  { folder: "/drs/holster/c/", shell: "/shell-holster.html", page: "/drs/holster/c" },
  { folder: "/eureka/loadout/", shell: "/shell-loadout.html", page: "/eureka/loadout" },
  { folder: "/run/", shell: "/shell-run.html", page: "/run" },
] as const;

/** Page of a run embed: one small page for every code, in all languages. */
export const EMBED_RUN_FOLDER = "/embed/run/";
export const EMBED_RUN_SHELL = "/embed/shell-run.html";

/** Page of a loadout's code. */
export const LOADOUT_SHELL = SHARES[1].shell;

/** A tray of a loadout's code: two letters or digits in base64. */
const TRAY = "[M-OQ-WYZa-e][D-HT-Xj-nz0-3][AEIMQUYcgkosw048]";

/**
 * Loadout links of old are below /ba/, beside the roles. A sound one is told by its letters: trays of two actions, parted by
 * commas (`s` is what base64 makes of a comma there). A role's name that happens to read as a code is one to the page as well.
 */
export const LOADOUT_CODE = `ba/(?:${TRAY}s)*${TRAY}=?`;

const loadoutCode = new RegExp(`^/${LOADOUT_CODE}$`);

/** The shell that answers a share code, in the language of the path; `undefined` for a path below the site's root that is not a share code. */
export function shareShell(pathname: string): string | undefined {
  if (pathname.startsWith(EMBED_RUN_FOLDER) && pathname.length > EMBED_RUN_FOLDER.length)
    return EMBED_RUN_SHELL;
  const { language, path } = splitLanguage(pathname);
  const shell = loadoutCode.test(path)
    ? LOADOUT_SHELL
    : SHARES.find(({ folder }) => path.startsWith(folder) && path.length > folder.length)?.shell;
  return shell === undefined ? undefined : joinLanguage(language, shell);
}
