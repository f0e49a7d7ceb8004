import type { Language } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";
import { EMBED_HEIGHTS, EMBED_WIDTH, FIXED_SIZES, type FrameSize, frameMarkup } from "./frame-markup.ts";

/**
 * `id` is the `uri` of a forecast, the id of a map, the key of a fight, or the code of a run followed by its
 * fragment.
 */
export type EmbedTarget =
  | Readonly<{ what: "clock" }>
  | Readonly<{ what: "forecast" | "map" | "run" | "fight"; id: string }>;

/** `asked` holds additional query parameters, such as a map's view. */
export type EmbedLook = Readonly<{
  language: Language;
  theme: "auto" | "light" | "dark";
  ground: "paper" | "none";
  size: "bar" | "corner" | "free";
  frame?: FrameSize | undefined;
  asked?: string;
}>;

export const hasSizes = ({ what }: EmbedTarget): boolean =>
  what === "clock" || what === "forecast" || what === "fight";

/** Stream embeds usually overlay the game. */
export const isForStream = ({ what }: EmbedTarget): boolean => what === "fight";

export function frameOf(
  { what }: EmbedTarget,
  { frame, size }: Pick<EmbedLook, "frame" | "size">,
): FrameSize {
  if (size !== "free") return FIXED_SIZES[size];
  return frame ?? { width: EMBED_WIDTH, height: EMBED_HEIGHTS[what] };
}

/** URL of an embed, relative to the site's root. */
export function embedPath(
  target: EmbedTarget,
  { asked, ground, language, size, theme }: EmbedLook,
): `/${string}` {
  const query = new URLSearchParams(asked);
  query.set("lang", language);
  if (theme !== "auto") query.set("theme", theme);
  if (ground === "none") query.set("ground", "none");
  if (size !== "free") query.set("size", size);
  const [path = "", fragment = ""] = target.what === "clock" ? [] : target.id.split("#");
  const place = target.what === "clock" ? "clock" : `${target.what}/${path}`;
  return `/embed/${place}?${query}${fragment === "" ? "" : `#${fragment}`}`;
}

export function embedMarkup(target: EmbedTarget, look: EmbedLook, title: string): string {
  return frameMarkup(settings.origin + embedPath(target, look), title, frameOf(target, look));
}
