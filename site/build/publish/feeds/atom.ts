const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text and drops characters that XML 1.0 does not allow. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"]/g, (character) => entities[character] ?? "")
  );
}

export type AtomEntry = Readonly<{
  /** Must never change: feed readers identify entries by it. */
  id: string;
  title: string;
  date: string;
  lines: readonly string[];
}>;

export type AtomFeed = Readonly<{
  id: string;
  title: string;
  subtitle: string;
  language: string;
  author: string;
  /** Absolute URLs of the feed and its page. */
  self: string;
  page: string;
  /** Newest first. */
  entries: readonly AtomEntry[];
}>;

const midnight = (date: string) => `${date}T00:00:00Z`;

/** See RFC 4287. Throws a RangeError without entries, as there is no date of update. */
export function atomText(feed: AtomFeed): string {
  const [newest] = feed.entries;
  if (newest === undefined) throw new RangeError("A feed needs at least one entry.");
  const entries = feed.entries.map(({ date, id, lines, title }) => {
    const list = `<ul>${lines.map((line) => `<li>${xmlText(line)}</li>`).join("")}</ul>`;
    return [
      "<entry>",
      `<id>${xmlText(id)}</id>`,
      `<title>${xmlText(title)}</title>`,
      `<updated>${midnight(date)}</updated>`,
      `<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>`,
      `<content type="html">${xmlText(list)}</content>`,
      "</entry>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<id>${xmlText(feed.id)}</id>`,
    `<title>${xmlText(feed.title)}</title>`,
    `<subtitle>${xmlText(feed.subtitle)}</subtitle>`,
    `<updated>${midnight(newest.date)}</updated>`,
    `<author><name>${xmlText(feed.author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(feed.page)}"/>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}
