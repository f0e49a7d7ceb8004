import { Glyph } from "./Glyph.tsx";
import { PackIcon } from "./PackIcon.tsx";
import { Plate } from "./Plate.tsx";

/** Sides of plates that hold a record's mark, and of the drawn glyph in them, in CSS pixels. */
const glyphSides = { 34: 22, 42: 26, 52: 34, 64: 42 } as const;

type RecordMarkProps = Readonly<{
  sprite: string;
  id: string;
  hue?: string | undefined;
  /** The game's own icon, shown in the glyph's place where an asset pack has it. */
  iconId?: number | undefined;
  size: keyof typeof glyphSides;
}>;

/** The plate that stands for a record; its name always is next to it. */
export function RecordMark({ sprite, id, hue, iconId, size }: RecordMarkProps) {
  return (
    <Plate size={size} hue={hue}>
      <PackIcon iconId={iconId} size={size - 8}>
        <Glyph sprite={sprite} id={id} size={glyphSides[size]} />
      </PackIcon>
    </Plate>
  );
}
