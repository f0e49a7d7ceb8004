import { joinLanguage, splitLanguage } from "../app/i18n/language.ts";

/**
 * All paths below these folders are share codes. They get a shell with status 200, so that links in chats
 * have a preview; the router decodes the code.
 */
export const SHARES = [
  { folder: "/drs/holster/c/", shell: "/shell-holster.html", page: "/drs/holster/c" },
  { folder: "/eureka/loadout/", shell: "/shell-loadout.html", page: "/eureka/loadout" },
  { folder: "/run/", shell: "/shell-run.html", page: "/run" },
] as const;

export const EMBED_RUN_FOLDER = "/embed/run/";
export const EMBED_RUN_SHELL = "/embed/shell-run.html";

export const LOADOUT_SHELL = SHARES[1].shell;

/** Base64 of a tray's two action characters. */
const TRAY = "[M-OQ-WYZa-e][D-HT-Xj-nz0-3][AEIMQUYcgkosw048]";

/**
 * Links from earlier versions, below /ba/ next to the roles: base64 of trays separated by commas (encoded as
 * `s`). The page also reads role names that match as codes.
 */
export const LOADOUT_CODE = `ba/(?:${TRAY}s)*${TRAY}=?`;

const loadoutCode = new RegExp(`^/${LOADOUT_CODE}$`);

export function shareShell(pathname: string): string | undefined {
  if (pathname.startsWith(EMBED_RUN_FOLDER) && pathname.length > EMBED_RUN_FOLDER.length)
    return EMBED_RUN_SHELL;
  const { language, path } = splitLanguage(pathname);
  const shell = loadoutCode.test(path)
    ? LOADOUT_SHELL
    : SHARES.find(({ folder }) => path.startsWith(folder) && path.length > folder.length)?.shell;
  return shell === undefined ? undefined : joinLanguage(language, shell);
}
