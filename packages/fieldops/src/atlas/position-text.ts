import { type MapPosition, mapPosition } from "./transforms.ts";

/** No chart reaches further, on either axis. */
const MOST = 43;
/** A longer text is not a position with a few words around it. */
const MAX_TEXT = 400;

/** One to two digits; the fraction follows a point or a comma. */
const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,4})?`;
const FRACTION = String.raw`\d{1,2}[.,]\d{1,4}`;
const BETWEEN = " ?[,;/、・|] ?| ";

/** The forms of a position, the clearest first. */
const forms: readonly RegExp[] = [
  // Both axes by name: "X: 12.3 Y: 25.4", also "x=12,3, y=25,4".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])x ?[:=]? ?(?<x>${NUMBER}) ?[,;/、・|]? ?y ?[:=]? ?(?<y>${NUMBER})(?![\p{N}])`,
    "iu",
  ),
  // The game's flag, with the place's name before it: "Südliches Kreszentia ( 12.3 , 25.4 )".
  new RegExp(String.raw`[([] ?(?<x>${NUMBER})(?:${BETWEEN})(?<y>${NUMBER}) ?[)\]]`, "u"),
  // Two numbers and nothing else.
  new RegExp(`^(?<x>${NUMBER})(?:${BETWEEN})(?<y>${NUMBER})$`, "u"),
  // Two fractions among words; whole numbers there may be a level or a time.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:])(?<x>${FRACTION})(?:${BETWEEN})(?<y>${FRACTION})(?![\p{L}\p{N}]|[.,:]\p{N})`,
    "u",
  ),
];

function coordinate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replace(",", "."));
  return value <= MOST ? value : undefined;
}

/**
 * Reads the map position in a text, as players write it or as the game's chat does, with any words around it. Full-width digits and
 * signs count as the plain ones. Undefined if there is none; never throws.
 */
export function readPosition(text: string): MapPosition | undefined {
  if (text.length > MAX_TEXT) return undefined;
  // The game's own signs for a flag and for instances are private characters.
  const plain = text
    .normalize("NFKC")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  for (const form of forms) {
    const found = form.exec(plain)?.groups;
    const [x, y] = [coordinate(found?.x), coordinate(found?.y)];
    if (x !== undefined && y !== undefined) return mapPosition(x, y);
  }
  return undefined;
}
