/** Words that players put around a name to ask for its place, in the interface languages. */
const before =
  /^(?:where(?:\s+is|\s+are|[’']s)|wo\s+(?:ist|sind|steht|stehen|finde\s+ich)|o[uù]\s+(?:est|sont|se\s+trouve(?:nt)?|trouver))\s+(?:(?:the|der|die|das|den|le|la|les)\s+)?/iu;
const after = /\s*(?:は)?(?:どこ(?:ですか|にいる|にある)?|の(?:場所|位置|出現場所))[\s?？]*$/u;

/** The name in a question for a place ("where is the typhoon sprite?"); any other text as it is. */
export function nameAsked(text: string): string {
  const asked = text.trim();
  const name = asked.replace(before, "").replace(after, "");
  return name === asked || name === "" ? text : name.replace(/[\s?？]+$/u, "");
}
