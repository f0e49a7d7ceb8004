import { languages } from "../../../app/i18n/language.ts";
import { type Term, terms } from "../../../app/records/terms.ts";

const INTRODUCTION = `# Terms

The game's own words come first: names of items, places, weathers and monsters are read from the records, and what the interface says of
them uses the same words. This file is printed from \`site/app/records/terms.ts\` by \`node site/build/checks/terms/main.ts\`; the glossary page
explains each term. \`site/app/i18n/terms.test.ts\` fails where a message of a language has a word from the last column, in any of the inflected forms the test names. "Evidence" is the sheet and row of the client's own text; terms without it are players' words.
`;

const END = `Names are written as in the sheets inside a sentence ("kopierende Cassie"); as a title they start with a capital (\`titled\`).
Words that the players made (farm, NM, holster) stay as players of that language use them.
`;

function avoided({ avoid }: Term): string {
  return languages
    .flatMap((language) => (avoid[language] ?? []).map((word) => `${language}: ${word}`))
    .join("; ");
}

/** The table of terms as docs/terms.md holds it. */
export function printTerms(): string {
  const rows = terms.map((term: Term) => [
    ...languages.map((language) => term.names[language]),
    term.evidence ?? "",
    avoided(term),
  ]);
  const lines = [
    ["English", "Japanese", "German", "French", "evidence", "not"],
    ["---", "---", "---", "---", "---", "---"],
    ...rows,
  ].map((cells) => `| ${cells.join(" | ")} |`);
  return [INTRODUCTION, `${lines.join("\n")}\n`, END].join("\n");
}
