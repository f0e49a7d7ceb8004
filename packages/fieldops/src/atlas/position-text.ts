import { type MapPosition, mapPosition } from "./transforms.ts";

const MOST = 43;
/** Anything longer is not a position with a few words around it. */
const MAX_TEXT = 400;

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,4})?`;
const FRACTION = String.raw`\d{1,2}[.,]\d{1,4}`;
const BETWEEN = " ?[,;/、・|] ?| ";

/** Least ambiguous first. */
const forms: readonly RegExp[] = [
  // Both axes named: "X: 12.3 Y: 25.4" or "x=12,3, y=25,4".
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])x ?[:=]? ?(?<x>${NUMBER}) ?[,;/、・|]? ?y ?[:=]? ?(?<y>${NUMBER})(?![\p{N}])`,
    "iu",
  ),
  // The game's flag, preceded by the place's name: "Südliches Kreszentia ( 12.3 , 25.4 )".
  new RegExp(String.raw`[([] ?(?<x>${NUMBER})(?:${BETWEEN})(?<y>${NUMBER}) ?[)\]]`, "u"),
  new RegExp(`^(?<x>${NUMBER})(?:${BETWEEN})(?<y>${NUMBER})$`, "u"),
  // Two decimals among words. Whole numbers could be a level or time.
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
 * Reads a map position as written by players or the game's chat, with any words around it. Accepts full-width
 * characters. Undefined if there is no position; never throws.
 */
export function readPosition(text: string): MapPosition | undefined {
  if (text.length > MAX_TEXT) return undefined;
  // The client uses private-use characters for flags and instance numbers.
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
