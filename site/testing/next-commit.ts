import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);

/** [file, text now, text then] */
const changes = [
  ["site/app/shell/messages/en.ts", 'settings: "Settings"', 'settings: "Settings (next)"'],
  // Nearly every module imports this one, so most scripts get new names.
  ["site/app/i18n/format.ts", "const MINUTE = 60_000", "const MINUTE = 60_001"],
] as const;

export const settingsNames = { now: "Settings", next: "Settings (next)" } as const;

/**
 * Builds a few English pages from a copy of the sources with these changes.
 * @returns the copy's folder, which the caller removes, and the folder to serve
 */
export async function buildNextCommit(): Promise<Readonly<{ folder: string; client: string }>> {
  // Within the repository, so that the bundler finds the packages.
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache", "next-"));
  for (const part of ["package.json", "tsconfig.base.json", "packages", "site", "tools"])
    await cp(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist|e2e)$/.test(path.slice(root.length)),
    });
  await mkdir(join(folder, ".cache"));
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
