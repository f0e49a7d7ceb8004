import { DISCORD_LENGTH, discordPlain } from "~/ui/chat-lines.ts";

export type RunText = Readonly<{
  title: string;
  /** Lines under the title: who leads, when. */
  facts: readonly string[];
  parties: readonly Readonly<{ name: string; seats: readonly string[] }>[];
  /** Without the brackets that keep the chat from drawing a preview. */
  link: string;
  /** Shown in place of the link, which holds the whole run and is long. */
  linkName: string;
}>;

const linked = ({ link, linkName }: Pick<RunText, "link" | "linkName">) => `[${linkName}](<${link}>)`;

/** What changed in a run since it was posted, as one message; the run's link is at the end, or left out where it does not fit. */
export function changePost({
  title,
  lines,
  ...to
}: Pick<RunText, "link" | "linkName" | "title"> & Readonly<{ lines: readonly string[] }>): string {
  const changes = [`**${discordPlain(title)}**`, ...lines].join("\n");
  const whole = `${changes}\n\n${linked(to)}`;
  return whole.length <= DISCORD_LENGTH ? whole : changes;
}

/**
 * A run as messages for the chat, none over `DISCORD_LENGTH`; numbered where there is more than one. A party stays together where it fits. The link
 * is at the end, or is left out if it is longer than a message may be.
 */
export function discordPosts({ title, facts, parties, link, linkName }: RunText): readonly string[] {
  // Room for the number of the post.
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
