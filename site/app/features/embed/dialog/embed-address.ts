import type { Language } from "~/i18n/language.ts";
import { settings } from "~/settings.ts";
import { EMBED_HEIGHTS, EMBED_WIDTH, FIXED_SIZES, type FrameSize, frameMarkup } from "./frame-markup.ts";

/** Content of an embed. `id`: the address's end of a forecast, the id of a map, the key of a fight, or the code of a run with its fragment. */
export type EmbedTarget =
  | Readonly<{ what: "clock" }>
  | Readonly<{ what: "forecast" | "map" | "run" | "fight"; id: string }>;

/** How an embed is to look; `asked` is a further query, as a map's view. */
export type EmbedLook = Readonly<{
  language: Language;
  theme: "auto" | "light" | "dark";
  ground: "paper" | "none";
  size: "bar" | "corner" | "free";
  /** Frame of a free embed; the usual one if it is left out. */
  frame?: FrameSize | undefined;
  asked?: string;
}>;

/** Whether a target has a layout for bars and corners. */
export const hasSizes = ({ what }: EmbedTarget): boolean =>
  what === "clock" || what === "forecast" || what === "fight";

/** Whether a target is made for a stream, where it usually lies over the game's picture. */
export const isForStream = ({ what }: EmbedTarget): boolean => what === "fight";

/** Pixels of an embed's frame. */
export function frameOf(
  { what }: EmbedTarget,
  { frame, size }: Pick<EmbedLook, "frame" | "size">,
): FrameSize {
  if (size !== "free") return FIXED_SIZES[size];
  return frame ?? { width: EMBED_WIDTH, height: EMBED_HEIGHTS[what] };
}

/** Path, query and fragment of an embed, from the site's root. */
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

/** The markup of a target as chosen, on the origin that the settings name. */
export function embedMarkup(target: EmbedTarget, look: EmbedLook, title: string): string {
  return frameMarkup(settings.origin + embedPath(target, look), title, frameOf(target, look));
}
