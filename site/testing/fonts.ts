import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { decompress } from "wawoff2";

/**
 * As wide as Arial, which most users have; URW's Nimbus, as on a bare Linux; or DejaVu, the widest common
 * family. All include one Japanese family.
 */
export type FontSet = "arial" | "urw" | "dejavu";

type Fonts = Readonly<{ sans: string; serif: string; mono: string; files: readonly string[] }>;

const fontsource = (family: string, subsets: readonly string[], weights: readonly number[]) =>
  subsets.flatMap((subset) =>
    weights.map((weight) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`),
  );

const nimbus = (names: readonly string[]) =>
  names.map((name) => `urw-core35-fonts/fonts/Nimbus${name}.woff2`);

const sets: Readonly<Record<FontSet, Fonts>> = {
  arial: {
    sans: "Arimo",
    serif: "Arimo",
    mono: "Arimo",
    files: fontsource("arimo", ["latin", "latin-ext"], [400, 700]),
  },
  urw: {
    sans: "Nimbus Sans",
    serif: "Nimbus Roman",
    mono: "Nimbus Mono PS",
    files: nimbus(["Sans-Regular", "Sans-Bold", "Roman-Regular", "Roman-Bold", "MonoPS-Regular"]),
  },
  dejavu: {
    sans: "DejaVu Sans",
    serif: "DejaVu Sans",
    mono: "DejaVu Sans",
    files: fontsource("dejavu-sans", ["latin"], [400, 700]),
  },
};

const JAPANESE = "Zen Kaku Gothic New";
const japaneseFiles = fontsource("zen-kaku-gothic-new", ["japanese"], [400, 700]);

const { resolve } = createRequire(import.meta.url);
const folder = fileURLToPath(new URL("../../.cache/fonts", import.meta.url));

const alias = (asked: string, family: string) =>
  `<alias binding="same"><family>${asked}</family><prefer><family>${family}</family><family>${JAPANESE}</family></prefer></alias>`;

/** Fontconfig file with only these fonts. */
function configuration(home: string, { mono, sans, serif }: Fonts): string {
  const names = [
    ...["sans-serif", "system-ui", "Arial", "Helvetica"].map((asked) => alias(asked, sans)),
    ...["serif", "Times New Roman"].map((asked) => alias(asked, serif)),
    ...["monospace", "Courier New"].map((asked) => alias(asked, mono)),
  ];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    `<fontconfig><dir>${home}</dir><cachedir>${home}/cache</cachedir>`,
    ...names,
    '<match target="font"><edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>',
    "</fontconfig>",
    "",
  ].join("\n");
}

/**
 * Unpacks a set's fonts once, because browsers load no WOFF2 files from the system.
 * @returns the path of the set's fontconfig file
 */
export async function fontConfiguration(set: FontSet): Promise<string> {
  const fonts = sets[set];
  const files = [...fonts.files, ...japaneseFiles].map((file) => resolve(file));
  const packed = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash("sha256").update(configuration("", fonts));
  for (const bytes of packed) hash.update(bytes);
  const home = join(folder, `${set}-${hash.digest("hex").slice(0, 16)}`);
  const config = join(home, "fonts.conf");
  if (existsSync(config)) return config;
  const draft = join(folder, randomUUID());
  await mkdir(draft, { recursive: true });
  for (const [at, bytes] of packed.entries())
    await writeFile(join(draft, `${basename(files[at] ?? "", ".woff2")}.ttf`), await decompress(bytes));
  await writeFile(join(draft, "fonts.conf"), configuration(home, fonts));
  try {
    await rename(draft, home);
  } catch (error) {
    // Another run may have written the folder first.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(config)) throw error;
  }
  return config;
}

/** One set of fonts, English and UTC, whatever the machine has. */
export async function browserEnvironment(set: FontSet = "arial"): Promise<Record<string, string>> {
  const kept = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(?:LC_|LANG|FONTCONFIG_)/.test(name) ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(kept),
    FONTCONFIG_FILE: await fontConfiguration(set),
    LANG: "C.UTF-8",
    TZ: "UTC",
  };
}
