import { ruleValue } from "../rules/rules.ts";

/** Characters that a comment in the Party Finder takes. */
export const MAX_COMMENT_LENGTH = ruleValue("party-finder-characters");

/** Length as the game counts it: characters, not bytes. */
const lengthOf = (text: string) => [...text].length;

/**
 * A comment for the Party Finder of as many parts as have room, in their order; the first is cut if it is too long alone.
 * @param parts the most important first
 * @param between what parts two of them
 */
export function partyFinderComment(parts: readonly string[], between: string): string {
  const kept: string[] = [];
  let length = 0;
  for (const part of parts.map((each) => each.replaceAll(/\s+/gu, " ").trim())) {
    if (part === "") continue;
    const more = lengthOf(part) + (kept.length === 0 ? 0 : lengthOf(between));
    if (length + more <= MAX_COMMENT_LENGTH) {
      kept.push(part);
      length += more;
    } else if (kept.length === 0) {
      kept.push([...part].slice(0, MAX_COMMENT_LENGTH).join(""));
      length = MAX_COMMENT_LENGTH;
    }
  }
  return kept.join(between);
}
