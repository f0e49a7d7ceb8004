import { languages } from "../../../app/i18n/language.ts";
import { type Term, terms } from "../../../app/records/terms.ts";

const INTRODUCTION = `# Terms

The interface uses the game's own words: names of items, places, weather and monsters are read from the records, and all other text uses the
same terms. This file is generated from \`site/app/records/terms.ts\` by \`node site/build/checks/terms/main.ts\`; the glossary page explains
each term. \`site/app/i18n/terms.test.ts\` fails if a message contains a word from its language's "not" column, in any inflected form that the
test lists. "Evidence" is the sheet and row of the client's own text; terms without it are players' words.
`;

const END = `Within a sentence, write names as in the sheets ("kopierende Cassie"); as a title they start with a capital (\`titled\`).
Keep words that players coined (farm, NM, holster) as players of that language use them.
`;

function avoided({ avoid }: Term): string {
  return languages
    .flatMap((language) => (avoid[language] ?? []).map((word) => `${language}: ${word}`))
    .join("; ");
}

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
