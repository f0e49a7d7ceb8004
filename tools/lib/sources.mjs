import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { client, root, site } from "./places.mjs";

const stamp = join(site, "dist", "sources.sha256");
const roots = [
  "packages",
  "site",
  "package-lock.json",
  "package.json",
  "tsconfig.base.json",
  "tools/lib/build.mjs",
];
/** Written by the build, or not part of it. */
const skipped = new Set(["node_modules", "dist", "e2e", "testing", ".cache", "coverage"]);

function* files(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name) || /\.test\.tsx?$|\.md$/.test(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (entry.isFile()) yield full;
  }
}

/** Covers everything the built site depends on, including environment variables. */
export function sourcesHash() {
  const hash = createHash("sha256").update(
    ["SITE_ORIGIN", "SITE_BASE", "SITE_WORKER", "SITE_HSTS", "RELAY"]
      .map((name) => process.env[name] ?? "")
      .join(" "),
  );
  for (const name of roots) {
    const path = join(root, name);
    const all = name.includes(".") ? [path] : files(path);
    for (const file of all) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** A build for publishing also serves a start, but not vice versa. */
export function buildIsCurrent(hash, purpose) {
  if (!existsSync(join(client, "index.html")) || !existsSync(stamp)) return false;
  const [built, by] = readFileSync(stamp, "utf8").split(" ");
  return built === hash && (purpose === "start" || by === "publishing");
}

export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/** @param {"start" | "publishing"} purpose what the build was for */
export function rememberBuild(hash, purpose) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hash} ${purpose}`);
}
