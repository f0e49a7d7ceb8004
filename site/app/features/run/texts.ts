import { DISCORD_LENGTH, discordPlain } from "~/ui/chat-lines.ts";

export type RunText = Readonly<{
  title: string;
  facts: readonly string[];
  parties: readonly Readonly<{ name: string; seats: readonly string[] }>[];
  /** Without the angle brackets that suppress the preview. */
  link: string;
  /** Link text: the link itself is long. */
  linkName: string;
}>;

const linked = ({ link, linkName }: Pick<RunText, "link" | "linkName">) => `[${linkName}](<${link}>)`;

/** Drops the link if it does not fit. */
export function changePost({
  title,
  lines,
  ...to
}: Pick<RunText, "link" | "linkName" | "title"> & Readonly<{ lines: readonly string[] }>): string {
  const changes = [`**${discordPlain(title)}**`, ...lines].join("\n");
  const whole = `${changes}\n\n${linked(to)}`;
  return whole.length <= DISCORD_LENGTH ? whole : changes;
}

/** Messages of at most `DISCORD_LENGTH`. Keeps parties together where they fit; drops an overlong link. */
export function discordPosts({ title, facts, parties, link, linkName }: RunText): readonly string[] {
  // Leaves room for the message number.
  const room = DISCORD_LENGTH - 12;
  const blocks = [
    [`**${discordPlain(title)}**`, ...facts].join("\n"),
    ...parties.map(({ name, seats }) => [`**${discordPlain(name)}**`, ...seats].join("\n")),
    ...(link.length + linkName.length + 6 <= room ? [linked({ link, linkName })] : []),
  ].flatMap((block) => {
    const parts: string[] = [];
    for (const line of block.split("\n")) {
      const kept = line.slice(0, room);
      const last = parts.at(-1);
      if (last === undefined || last.length + kept.length + 1 > room) parts.push(kept);
      else parts[parts.length - 1] = `${last}\n${kept}`;
    }
    return parts;
  });
  const posts: string[] = [];
  for (const block of blocks) {
    const last = posts.at(-1);
    if (last !== undefined && last.length + block.length + 2 <= room)
      posts[posts.length - 1] = `${last}\n\n${block}`;
    else posts.push(block);
  }
  return posts.length === 1 ? posts : posts.map((post, index) => `(${index + 1}/${posts.length})\n${post}`);
}
