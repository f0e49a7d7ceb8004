import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const site = fileURLToPath(new URL("../../..", import.meta.url));

export type Bundle = Readonly<{ script: string; scriptName: string; sheet: string; sheetName: string }>;

const hashed = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

/**
 * The script is classic, because sandboxed frames cannot fetch modules.
 * @param entry module relative to site/app; it imports the style sheet
 * @param name of the files
 */
export async function bundleEmbed(entry: string, name: string): Promise<Bundle> {
  const output = await build({
    root: site,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    resolve: { alias: { "~art": join(site, "art"), "~": join(site, "app") } },
    build: {
      write: false,
      target: "es2022",
      cssMinify: true,
      lib: { entry: join(site, "app", entry), formats: ["iife"], name: "embed", fileName: "embed" },
    },
  });
  const parts = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  const script = parts.flatMap((part) => (part.type === "chunk" ? part.code : [])).join("");
  const sheet = parts
    .flatMap((part) => (part.type === "asset" && part.fileName.endsWith(".css") ? String(part.source) : []))
    .join("");
  if (script === "" || sheet === "") throw new Error(`the embed ${entry} was not bundled`);
  return {
    script,
    sheet,
    scriptName: `${name}-${hashed(script)}.js`,
    sheetName: `${name}-${hashed(sheet)}.css`,
  };
}
