import {
  type LineLanguage,
  lineLanguages,
  lineMeanings,
  lineWords,
  lineZones,
} from "../src/instance-board/lines/line-words.ts";

const cell = (words: readonly string[]) => words.join(", ").replaceAll("|", "\\|");

/** For docs/records.md: words of each meaning by language, then the time zones. */
export function printLineGrammar(): string {
  const rows = lineMeanings.flatMap((meaning) => {
    const { says, words } = lineWords[meaning];
    const of = (language: LineLanguage) => words[language] ?? [];
    const told = lineLanguages.filter((language) => of(language).length > 0);
    return [
      `- \`${meaning}\`: ${says}.`,
      ...told.map((language) => `  - ${language}: ${cell(of(language))}`),
    ];
  });
  const zones = Object.entries(lineZones).map(([name, minutes]) => `${name} ${minutes.join(" or ")}`);
  return [...rows, `- Time zones by name, in minutes ahead of UTC: ${zones.join(", ")}.`].join("\n");
}
