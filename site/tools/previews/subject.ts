import { createRequire } from "node:module";
import { type GlyphName, glyphFor } from "../../art/glyphs/glyph.ts";
import type { PreviewHue } from "../../art/previews/ground.ts";
import { previewKinds } from "../pages/declared.ts";

/** What a page is about, as far as its picture tells: a label, a hue, a glyph. */
export type Subject = Readonly<{ label: string; hue: PreviewHue; glyph: GlyphName }>;

/** The subject of an address. `record` is the id its preview is named after, where that differs from the address's end. */
export function subjectOf(path: string, record = path.split("/").at(-1) ?? ""): Subject {
  const kind = previewKinds.find(
    ({ start }) => start === "/" || path === start || path.startsWith(`${start}/`),
  );
  if (kind === undefined) throw new Error(`no page declares a preview for ${path}`);
  const own = kind.records === undefined ? undefined : glyphFor(kind.records, record, undefined);
  const fragment = kind.start === "/forecast" && /(preparation|care|support|history|artistry)/.test(record);
  return { label: kind.label, hue: fragment ? "bozja" : kind.hue, glyph: own ?? kind.glyph };
}

type Icons = Readonly<{
  icons: Readonly<Record<string, { readonly body: string }>>;
  aliases?: Readonly<Record<string, { readonly parent: string }>>;
  width?: number;
}>;

const require = createRequire(import.meta.url);

/** Inner markup of a glyph and the side of its grid. */
export function glyphBody(name: GlyphName): Readonly<{ body: string; grid: number }> {
  const [set = "", id = ""] = name.split(":");
  const icons: Icons = require(`@iconify-json/${set}/icons.json`);
  const icon = icons.icons[id] ?? icons.icons[icons.aliases?.[id]?.parent ?? ""];
  if (icon === undefined) throw new Error(`no icon ${name}`);
  return { body: icon.body, grid: icons.width ?? 24 };
}
