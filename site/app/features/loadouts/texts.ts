import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { DISCORD_LENGTH, discordPlain } from "~/ui/chat-lines.ts";

/** Width of a text in a monospaced block, where East Asian characters take two columns. */
export function columns(text: string): number {
  let sum = 0;
  for (const char of text)
    sum +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(
        char,
      )
        ? 2
        : 1;
  return sum;
}

function pad(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - columns(text)));
}

export type TextOptions = Readonly<{
  title: string;
  address: string;
  label: (place: number) => string;
  /** Name of an action, or the sign of an empty slot. */
  name: (action: LoadoutTray["astral"]) => string;
  heads: Readonly<{ tray: string; umbral: string; astral: string }>;
  more: (count: number) => string;
}>;

/** One Discord message: title, aligned code block and link. Cut to `DISCORD_LENGTH`. */
export function discordText(trays: readonly LoadoutTray[], options: TextOptions): string {
  const { title, address, label, name, heads, more } = options;
  const rows = [
    [heads.tray, heads.umbral, heads.astral],
    ...trays.map(({ umbral, astral }, place) => [label(place), name(umbral), name(astral)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => columns(row[column] ?? ""))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const head = `**${discordPlain(title.slice(0, 150))}**\n\`\`\`\n`;
  const link = address.length <= 700 ? `\n<${address}>` : "";
  const tail = `\n\`\`\`${link}`;
  let kept = lines.length;
  const body = () => {
    const left = lines.length - kept;
    return [...lines.slice(0, kept), ...(left > 0 ? [more(left)] : [])].join("\n");
  };
  while (kept > 1 && head.length + body().length + tail.length > DISCORD_LENGTH) kept -= 1;
  return `${head}${body()}${tail}`;
}
