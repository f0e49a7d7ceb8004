import { Glyph } from "./Glyph.tsx";
import { PackIcon } from "./PackIcon.tsx";
import { Plate } from "./Plate.tsx";

/** Glyph size by plate size, in CSS pixels. */
const glyphSides = { 34: 22, 42: 26, 52: 34, 64: 42 } as const;

type RecordMarkProps = Readonly<{
  sprite: string;
  id: string;
  hue?: string | undefined;
  iconId?: number | undefined;
  size: keyof typeof glyphSides;
}>;

/** Decorative: the record's name is always shown beside it. */
export function RecordMark({ sprite, id, hue, iconId, size }: RecordMarkProps) {
  return (
    <Plate size={size} hue={hue}>
      <PackIcon iconId={iconId} size={size - 8}>
        <Glyph sprite={sprite} id={id} size={glyphSides[size]} />
      </PackIcon>
    </Plate>
  );
}
