import type { ReactNode } from "react";
import { packIcon } from "~/browser/asset-pack.ts";

type PackIconProps = Readonly<{
  iconId: number | undefined;
  /** Side in CSS pixels. */
  size: number;
  /** The drawn glyph, shown where no asset pack has the icon. */
  children: ReactNode;
}>;

/** The game's own icon where an asset pack is installed, else the drawn glyph; decoration either way, a name is next to it. */
export function PackIcon({ iconId, size, children }: PackIconProps) {
  const found = packIcon(iconId);
  if (found === undefined) return children;
  return (
    <picture>
      <source srcSet={found.avif} type="image/avif" />
      <img src={found.webp} width={size} height={size} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}
