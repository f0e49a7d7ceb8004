import uiSprite from "virtual:glyphs/ui";
import weatherSprite from "virtual:glyphs/weather";
import type { WeatherId } from "@foray/eorzea";
import type { NavGlyphName } from "~art/glyphs/sets/nav.ts";
import type { UiGlyph } from "~art/glyphs/sets/ui.ts";
import styles from "./Glyph.module.css";

type GlyphProps = Readonly<{
  /** The default export of `virtual:glyphs/NAME`. */
  sprite: string;
  id: string;
  /** In CSS pixels. */
  size?: number;
  className?: string | undefined;
  /** Accessible name; without one the glyph is decorative. */
  label?: string;
}>;

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

export function NavGlyph({ id, size = 18 }: Readonly<{ id: NavGlyphName; size?: number }>) {
  return <Glyph sprite={uiSprite} id={`nav-${id}`} size={size} />;
}

/** Pass `label` unless text beside it names the weather. */
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
