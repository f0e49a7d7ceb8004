import { type Meaning, tokensOf } from "./words.ts";

/** Bullets, numbers and seat labels before a name. */
const START =
  /^\s*(?:[■◆◇▼▽◼►]+\s*|#{1,3}\s+|[=_]{2,}\s*|[-–—]{2,}\s*|[-*•◦▪‣·・–—>→►▶□☐○●]+\s+|[-•・](?=[\p{L}@])|\(?\d{1,3}\s*[.):\]．、）：]+\s*|\[\d{1,3}\]\s*|#\d{1,3}\s*[:.)-]?\s*|[①-⑳]\s*|\d{1,3}\s+(?:[-–]\s+)?(?=\D)|(?:[A-F][1-8]|[A-F1-7S]-[1-8])(?:\s*[:.)：]\s*|\s+[-–]?\s*))/u;

const MARKS: readonly (readonly [RegExp, Meaning])[] = [
  [/❌|✖️?|🚫|⛔|👎|❎|(?<=^|[\s|｜:：、,(（])[×✕✗✘](?=$|[\s)）、,])|[×✕✗✘]\s*$/gu, { status: "absent" }],
  [/❓|❔|🤔|🟡|[△▲](?!\p{L})/gu, { status: "tentative" }],
  [/⏰|🕒|⌛|⏳|🐌/gu, { status: "late" }],
  [/✅|☑️?|✔️?|🟢|👍|\[[xX]\]|\[ \]|(?<=[\s|｜:：、])[○◯◎〇](?=$|[\s、])/gu, { filler: true }],
];

/** Keycap emoji, used as bullets on Discord. */
const KEYCAPS = /^\s*(?:(?:[0-9#*]\ufe0f?\u20e3|🔟)\s*)+/u;

const PRONOUN =
  "(?:she|he|they|them|theirs?|her|hers|him|his|it|its|xe|xem|ze|zir|hir|er|ihn|ihm|sie|ihr|dey|deren|il|lui|elle|iel|ael|ellui)";
const PRONOUNS = new RegExp(
  `[([（]\\s*${PRONOUN}(?:\\s*[/|]\\s*${PRONOUN})*\\s*[)\\]）]|(?<![\\p{L}'’-])${PRONOUN}(?:/${PRONOUN})+(?![\\p{L}'’-])`,
  "giu",
);

/** Words in an emoji's name: “pld” for `<:pld_icon:12>`, “whm” for `:whm:`. */
function emojiWord(name: string): string {
  const word = name.replaceAll(
    /(?:^|[_~-])(?:ff(?:xiv|14)?|icon|job|class|role|emoji)(?=[_~-]|$)|\d+$/gi,
    "",
  );
  return word.replaceAll(/[_~]+/g, " ").replace(/icon$/i, "").trim();
}

/** Strips emoji, bullets, markup and pronouns. `marked`: the line had a bullet, number or seat label. */
export function withoutMarks(
  raw: string,
): Readonly<{ text: string; marks: readonly Meaning[]; marked: boolean }> {
  const marks: Meaning[] = [];
  let marked = false;
  let text = raw.replaceAll(/<a?:([\w~-]{1,40}):\d*>/g, (_, name: string) => `\t${emojiWord(name)}\t`);
  text = text.replaceAll(
    /(?<![\w:])(?::([A-Za-z][\w~-]{1,30}):)(?!\w)/g,
    (_, name: string) => `\t${emojiWord(name)}\t`,
  );
  text = text.replaceAll(/\*\*|__|`+/g, "").replaceAll(/<[@#][!&]?\d*>/g, "\t");
  for (const [pattern, meaning] of MARKS) {
    const rest = text.replace(pattern, "\t");
    if (rest !== text) marks.push(meaning);
    text = rest;
  }
  // “Aya WHM?” is tentative, but a question without a job is just a sentence.
  const asked = text.replaceAll(ASKED, "");
  if (asked !== text && tokensOf(asked).some(({ meaning }) => meaning?.job !== undefined)) {
    marks.push({ status: "tentative" });
    text = asked;
  }
  const crossed = text.replace(CROSSED, "\t");
  const words = crossed === text ? "" : crossed.replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  if (tokensOf(words).some(({ meaning }) => meaning?.job !== undefined)) {
    marks.push({ status: "absent" });
    text = crossed;
  }
  text = text.replaceAll(PRONOUNS, " ").replace(/^[\s*_]+/u, "");
  const uncapped = text.replace(KEYCAPS, "");
  if (uncapped !== text) marked = true;
  text = uncapped;
  for (let times = 0; times < 3; times++) {
    const rest = text.replace(START, "");
    if (rest === text) break;
    marked = true;
    text = rest;
  }
  text = text.replaceAll(STRUCK, (_, inside: string) => {
    const gone = tokensOf(inside).some(({ meaning }) => meaning === null);
    if (gone) marks.push({ status: "absent" });
    return gone ? inside : " ";
  });
  return { text: text.replaceAll("~~", "").replace(/\s[=~_–—-]{2,}\s*$/u, ""), marks, marked };
}

const ASKED = /(?<=[\p{L}\p{N})])[?？]+(?=[\s,，、)）]|$)/gu;

const CROSSED = /(?:[(（]\s*[xX]\s*[)）]|(?<=[\s|｜:：、,，–—-])[xX](?=\s*[)）]?\s*$))\s*$/u;

/** Strikethrough. A struck name has dropped out, a struck job is no longer offered. */
const STRUCK = /~~([^~]{1,200})~~/gu;
