import uiSprite from "virtual:glyphs/ui";
import weatherSprite from "virtual:glyphs/weather";
import type { WeatherId } from "@foray/eorzea";
import type { NavGlyphName } from "~art/glyphs/sets/nav.ts";
import type { UiGlyph } from "~art/glyphs/sets/ui.ts";
import styles from "./Glyph.module.css";

type GlyphProps = Readonly<{
  /** Address of a sprite: the default export of `virtual:glyphs/NAME`. */
  sprite: string;
  id: string;
  /** Side in CSS pixels. */
  size?: number;
  className?: string | undefined;
  /** A name, where the glyph stands alone; without one it is decoration. */
  label?: string;
}>;

/** One glyph of a sprite, in the colour of the text around it. */
export function Glyph({ sprite, id, size = 20, className, label }: GlyphProps) {
  const use = <use href={`${sprite}#${id}`} />;
  if (label === undefined) {
    return (
      <svg width={size} height={size} className={className} aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg width={size} height={size} className={className} role="img" aria-label={label}>
      {use}
    </svg>
  );
}

/** An interface icon (Lucide). */
export function UiIcon({
  id,
  size = 18,
  className,
  label,
}: Omit<GlyphProps, "sprite" | "id"> & Readonly<{ id: UiGlyph }>) {
  return (
    <Glyph
      sprite={uiSprite}
      id={id}
      size={size}
      className={className}
      {...(label === undefined ? {} : { label })}
    />
  );
}

/** The glyph of a way into the almanac, as the sidebar has it. */
export function NavGlyph({ id, size = 18 }: Readonly<{ id: NavGlyphName; size?: number }>) {
  return <Glyph sprite={uiSprite} id={`nav-${id}`} size={size} />;
}

/** A weather's glyph in its own hue; the word always is next to it, or is given as `label`. */
export function WeatherIcon({
  weather,
  size = 24,
  label,
}: {
  weather: WeatherId;
  size?: number;
  label?: string;
}) {
  return (
    <span className={styles.weather} data-weather={weather}>
      <Glyph sprite={weatherSprite} id={weather} size={size} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
