import type { ReactNode } from "react";
import { packIcon } from "~/browser/asset-pack.ts";

type PackIconProps = Readonly<{
  iconId: number | undefined;
  /** In CSS pixels. */
  size: number;
  /** Shown if no asset pack has the icon. */
  children: ReactNode;
}>;

/** Decorative either way: the name is always shown beside it. */
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
