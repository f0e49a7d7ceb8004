import { ruleValue } from "../rules/rules.ts";

export const MAX_COMMENT_LENGTH = ruleValue("party-finder-characters");

/** Length as the game counts it: code points, not bytes. */
const lengthOf = (text: string) => [...text].length;

/**
 * Joins as many parts as fit into a Party Finder comment, in order. The first one is truncated if it is too
 * long.
 * @param parts in descending order of importance
 * @param between separator
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
