import type { Line } from "./table.ts";
import { tokensOf } from "./words.ts";

/** Seats of a light party as written in Japanese lists. */
const LIGHT_PARTY = /^([\s*_・•-]*)(MT|ST|OT|[HD][1-4]|PH|BH)(?=[\s:：.．)）】]|$)[\s:：.．)）】]*/iu;
const FIGHTER = /^D[1-4]$/i;
/** “D1” at the start of a line could also be a seat of party D, so it is replaced by the role. */
const roleOfSeat: Readonly<Record<string, string>> = { D1: "melee", D2: "melee", D3: "ranged", D4: "caster" };
const OTHER_SEATS = /^[\s*_・•-]*[A-C][1-8](?=[\s:：.)）])/u;
/** Several seats in one line: “MT: Aya ST: Bo”. */
const NEXT_SEAT = /\s+(?=(?:MT|ST|OT|[HD][1-4]|PH|BH)\s*[:：])/u;

const known = (text: string) => tokensOf(text).every(({ meaning }) => meaning !== null);
const says = (text: string) =>
  known(text) && tokensOf(text).some(({ meaning }) => meaning !== null && meaning.filler !== true);

function withSeats(lines: readonly Line[]): readonly Line[] {
  const seats = lines.map(({ text }) => LIGHT_PARTY.exec(text)?.[2] ?? "");
  const party =
    seats.filter((seat) => seat !== "").length > 1 &&
    seats.some((seat) => seat !== "" && !FIGHTER.test(seat));
  if (!party || lines.some(({ text }) => OTHER_SEATS.test(text))) return lines;
  return lines.flatMap(({ line, text }) =>
    text.split(NEXT_SEAT).map((part) => ({
      line,
      text: part.replace(
        LIGHT_PARTY,
        (_, before: string, seat: string) => `${before}${roleOfSeat[seat.toUpperCase()] ?? seat}: `,
      ),
    })),
  );
}

/** Splits a list in one line at its commas and conjunctions, except within brackets. */
function entriesOf(text: string): readonly string[] {
  const entries: string[] = [];
  let entry = "";
  let depth = 0;
  for (const part of text.split(/([()（）[\]]|[,，、;；]|\s(?:and|und|et|&)\s)/iu)) {
    if (/^[(（[]$/u.test(part)) depth += 1;
    if (/^[)）\]]$/u.test(part)) depth -= 1;
    if (depth <= 0 && /^(?:[,，、;；]|\s(?:and|und|et|&)\s)$/iu.test(part)) {
      entries.push(entry);
      entry = "";
    } else entry += part;
  }
  return [...entries, entry].map((each) => each.trim()).filter((each) => each !== "");
}

const HEADED = /^(?<head>[^:：]{1,60})[:：](?!\/\/)\s*(?<rest>\S.*)$/u;
const COUNT = /[([（]?\s*\d{1,3}(?:\s*\/\s*\d{1,3})?\s*[)\]）]?\s*$/u;

const plainHead = (text: string) =>
  text
    .replaceAll(/[*_~`]|^[\s#>•·-]+/gu, "")
    .replace(COUNT, "")
    .trim();

function isPerson(entry: string): boolean {
  const name = entry.replaceAll(/[(（[].*?[)）\]]/gu, "").replace(/^[@*_~`\s]+/u, "");
  const unknown = tokensOf(name).filter(({ meaning }) => meaning === null);
  return (
    unknown.length > 0 &&
    unknown.length <= 3 &&
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(name) &&
    !/[!…]|[?？]./u.test(name.trim())
  );
}

/** Splits “Tanks: Aya Sol, Bo Tan” into one line per person. Other lines are unchanged. */
function peopleOf({ line, text }: Line): readonly Line[] {
  const { head = "", rest = "" } = HEADED.exec(text)?.groups ?? {};
  const plain = plainHead(head);
  if (plain === "" || rest === "") return [{ line, text }];
  const listed = entriesOf(rest);
  // “Fi / Gu / Ha”: slashes separate people if there are no jobs between them.
  const stroked = listed.length < 2 ? rest.split(/\s+[/／|｜+＋]\s+/u).map((each) => each.trim()) : [];
  const entries = stroked.length > 1 && stroked.every(isPerson) ? stroked : listed;
  if (entries.length < 2) return [{ line, text }];
  const people: string[] = [];
  for (const entry of entries) {
    if (isPerson(entry)) people.push(entry);
    // A job between two names belongs to the name before it.
    else if (people.length > 0 && known(entry)) people[people.length - 1] += `, ${entry}`;
    else return [{ line, text }];
  }
  const isKnownHead = says(plain);
  const counted = COUNT.test(head.trim());
  if (people.length < 2 || !(isKnownHead || counted)) return [{ line, text }];
  return people.map((entry) => {
    const asked = entry.replace(/[?？]+$/u, " ❓");
    return { line, text: isKnownHead ? `${plain}: ${asked}` : asked };
  });
}

export function splitLines(lines: readonly Line[]): readonly Line[] {
  return withSeats(lines).flatMap(peopleOf);
}
