import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fightFile, fightKeys, fightSourcesFile, fightWordsFile, sentenceLanguages } from "./fight-files.ts";
import { printJson } from "./print-json.ts";

const files = [
  fightSourcesFile,
  ...fightKeys().flatMap((key) => [
    fightFile(key),
    ...sentenceLanguages.map((language) => fightWordsFile(key, language)),
  ]),
];
for (const file of files)
  if (existsSync(file)) writeFileSync(file, printJson(JSON.parse(readFileSync(file, "utf8"))));
