import { lostActionById } from "@foray/fieldops/bozja/lost-actions/by-id";
import { bagWeight, HOLSTER_CAPACITY } from "@foray/fieldops/holster/weight";
import type { LostActionId } from "@foray/fieldops/records/lost-actions/ids";
import type { HolsterBags, HolsterEntry } from "@foray/fieldops/share-codes/holster";
import { formatAside } from "~/i18n/format.ts";
import { DISCORD_LENGTH, discordPlain } from "~/ui/chat-lines.ts";

export type HolsterText = Readonly<{
  title: string;
  bags: HolsterBags;
  /** Left out if it would make the message too long. */
  link: string;
}>;

export type HolsterTextWords = Readonly<{
  bag: Readonly<Record<keyof HolsterBags, string>>;
  name: (action: LostActionId) => string;
  /** States how many lines were left out. */
  more: (count: number) => string;
}>;

function bagLines(title: string, entries: readonly HolsterEntry[], name: HolsterTextWords["name"]): string[] {
  // Padded numbers come first, so that names in any script cannot break the columns.
  const lines = entries.map(({ action, quantity }) => {
    const weight = lostActionById(action).weight * quantity;
    return formatAside(
      `${String(quantity).padStart(3)} × ${name(action).replaceAll("`", "'")}`,
      String(weight),
    );
  });
  return [`${title}  ${bagWeight(entries)} / ${HOLSTER_CAPACITY}`, ...lines];
}

/** One Discord message: title, both bags in an aligned code block, and link. Cut to `DISCORD_LENGTH`. */
export function discordText({ title, bags, link }: HolsterText, words: HolsterTextWords): string {
  const head = `**${discordPlain(title.slice(0, 150))}**\n\`\`\`\n`;
  const close = "\n```";
  const tail =
    head.length + close.length + link.length + 3 < DISCORD_LENGTH / 2 ? `${close}\n<${link}>` : close;
  const lines = [
    ...bagLines(words.bag.prepop, bags.prepop, words.name),
    "",
    ...bagLines(words.bag.main, bags.main, words.name),
  ];
  const whole = head + lines.join("\n") + tail;
  if (whole.length <= DISCORD_LENGTH) return whole;
  for (let kept = lines.length - 1; kept > 0; kept -= 1) {
    const text = head + [...lines.slice(0, kept), words.more(lines.length - kept)].join("\n") + tail;
    if (text.length <= DISCORD_LENGTH) return text;
  }
  return head + tail.trimStart();
}
