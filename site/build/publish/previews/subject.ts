import { createRequire } from "node:module";
import type { PreviewLabel } from "../../../app/preview-labels.ts";
import { type GlyphName, glyphFor } from "../../../art/glyphs/glyph.ts";
import type { PlacedGlyph, PreviewHue } from "../../../art/previews/paper.ts";
import { previewKinds } from "../../plugins/pages/declared.ts";

export type Subject = Readonly<{ label: PreviewLabel; hue: PreviewHue; glyph: GlyphName }>;

/** A record's page has the record's glyph. Throws if no page declares a preview for the path. */
export function subjectOf(path: string): Subject {
  const kind = previewKinds.find(
    ({ start }) => start === "/" || path === start || path.startsWith(`${start}/`),
  );
  if (kind === undefined) throw new Error(`no page declares a preview for ${path}`);
  const record = (path.split("/").at(-1) ?? "").replaceAll("_", "-");
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

export function glyphBody(name: GlyphName): PlacedGlyph {
  const [set = "", id = ""] = name.split(":");
  const icons: Icons = require(`@iconify-json/${set}/icons.json`);
  const icon = icons.icons[id] ?? icons.icons[icons.aliases?.[id]?.parent ?? ""];
  if (icon === undefined) throw new Error(`no icon ${name}`);
  return { body: icon.body, grid: icons.width ?? 24 };
}
