import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { EmbedSubject } from "../../app/embed/subject.ts";
import type { Language } from "../../app/i18n/language.ts";
import { type Subject, subjects } from "../feeds/subjects.ts";
import { titleOf, zoneTitle } from "../feeds/words.ts";
import { embedPage, oEmbed } from "./pages.ts";

const site = fileURLToPath(new URL("../..", import.meta.url));

/** Where the site stands: absolute address without a slash at its end, and its base with both. */
export type Place = Readonly<{ root: string; base: string }>;

/** Bundles the embeds' one script, which is a classic one: in a sandboxed frame, a module could not be fetched. */
async function bundle(): Promise<Readonly<{ script: string; sheet: string }>> {
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
      lib: { entry: join(site, "app/embed/main.ts"), formats: ["iife"], name: "embed", fileName: "embed" },
    },
  });
  const parts = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  const script = parts.flatMap((part) => (part.type === "chunk" ? part.code : [])).join("");
  const sheet = parts
    .flatMap((part) => (part.type === "asset" && part.fileName.endsWith(".css") ? String(part.source) : []))
    .join("");
  if (script === "" || sheet === "") throw new Error("the embeds were not bundled");
  return { script, sheet };
}

const inAll = (text: (language: Language) => string): Record<Language, string> => ({
  en: text("en"),
  ja: text("ja"),
  de: text("de"),
  fr: text("fr"),
});

/** What the embed of a forecast is told. */
export function embedSubject({ filters, id, uri }: Subject, base: string): EmbedSubject {
  const spawns = filters.map(
    (filter) =>
      [
        filter.id,
        {
          name: inAll((language) => titleOf(filter.id, language)),
          place: inAll((language) => zoneTitle(filter.zone, language)),
        },
      ] as const,
  );
  return {
    uri,
    title: inAll((language) => titleOf(id, language)),
    spawns: Object.fromEntries(spawns),
    page: `${base}forecast/${uri}`,
  };
}

const hashed = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 10);

/** Writes /embed into the built site: script, style sheet, pages and their oEmbed descriptions; returns how many files. */
export async function writeEmbeds(client: string, { base, root }: Place): Promise<number> {
  const { script, sheet } = await bundle();
  const files = new Map<string, string>();
  const scriptName = `embed-${hashed(script)}.js`;
  const sheetName = `embed-${hashed(sheet)}.css`;
  files.set(scriptName, script).set(sheetName, sheet);
  const assets = { script: `${base}embed/${scriptName}`, sheet: `${base}embed/${sheetName}` };
  const add = (path: string, title: string, data: Readonly<Record<string, string>>, height: number) => {
    const description = `oembed/${path}.json`;
    files.set(
      `${path}/index.html`,
      embedPage({ title, assets, data, oEmbed: `${root}/embed/${description}` }),
    );
    files.set(description, oEmbed({ address: `${root}/embed/${path}`, title, height, root }));
  };
  add("clock", "Eorzea", { kind: "clock", page: base }, 150);
  for (const subject of subjects) {
    const told = embedSubject(subject, base);
    const data = { kind: "forecast", page: told.page, subject: JSON.stringify(told) };
    add(`forecast/${subject.uri}`, told.title.en, data, 300);
  }
  files.set("404.html", embedPage({ title: "Foray Almanac", assets, data: { kind: "lost", page: base } }));
  for (const [path, text] of files) {
    const target = join(client, "embed", path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return files.size;
}
