import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** Changes of the next commit: [file, what is there, what is there then]. Each text must be there. */
const changes = [
  ["site/app/shell/messages/en.ts", 'settings: "Settings"', 'settings: "Settings (next)"'],
  // A module that nearly every part of the site imports: the scripts of all of them get new names.
  ["site/app/i18n/format.ts", "const MINUTE = 60_000", "const MINUTE = 60_001"],
] as const;

/** The name of the settings in this version and in the next. */
export const settingsNames = { now: "Settings", next: "Settings (next)" } as const;

/**
 * Builds the site as the next commit would: from a copy of its sources with a few changes, a few pages in English. Returns the
 * folder of all that, to be removed, and what a host would serve. Rejects where a build step fails.
 */
export async function buildNextCommit(): Promise<Readonly<{ folder: string; client: string }>> {
  // Below the sources, as the bundles find their packages from there.
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache", "next-"));
  for (const part of ["package.json", "tsconfig.base.json", "packages", "site", "tools"])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist|e2e)$/.test(path.slice(root.length)),
    });
  await mkdir(join(folder, ".cache"));
  // Installed files, and the drawings, which did not change.
  for (const place of ["node_modules", join("site", "node_modules"), join(".cache", "charts")])
    if (existsSync(join(root, place))) await symlink(join(root, place), join(folder, place), "junction");
  for (const [file, now, then] of changes) {
    const path = join(folder, file);
    const text = await readFile(path, "utf8");
    if (!text.includes(now)) throw new Error(`${file} has no ${now}`);
    await writeFile(path, text.replace(now, then));
  }
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SITE_LANGUAGES: "en",
    SITE_PAGES: "/,/forecast,/forecast/cassie",
    SITE_FOR: "trial",
    VITE_SITE_ORIGIN: "https://forayalmanac.example",
  };
  for (const step of ["prerender", "publish"])
    await run(process.execPath, [join(folder, "site", "build", step, "main.ts")], { cwd: folder, env });
  return { folder, client: join(folder, "site", "dist", "client") };
}
