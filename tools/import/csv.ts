import { ImportTrouble } from "./trouble.ts";

/**
 * Parses CSV by RFC 4180: quoted cells may contain commas, doubled quotes and line breaks; skips a byte-order
 * mark.
 * @throws ImportTrouble for an unclosed quote or a row whose number of cells differs from the header's, which
 * means the file is incomplete
 */
export function parseCsv(text: string, file: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; at += 1) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === "") quoted = true;
    else if (char === ",") endCell();
    else if (char === "\n") endRow();
    else if (char !== "\r") cell += char;
  }
  if (quoted)
    throw new ImportTrouble("brokenSheet", `${file} ends inside a quoted cell: the file is incomplete.`);
  if (cell !== "" || row.length > 0) endRow();
  const width = rows[0]?.length ?? 0;
  const short = rows.findIndex((cells) => cells.length !== width);
  if (short >= 0)
    throw new ImportTrouble(
      "brokenSheet",
      `${file}, row ${short + 1}: ${rows[short]?.length} cells where the header has ${width}. Fetch the file again.`,
    );
  return rows;
}
