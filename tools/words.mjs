#!/usr/bin/env node
// The words of comments and commit subjects: phrases no native writer uses, and subjects that git tools cut off.
// Before judging the sources it checks that every pattern finds its example.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/places.mjs";

const SUBJECT = 72;

/** [pattern, example, what to write instead]. */
const patterns = [
  [/\banew\b/i, "It is drawn anew.", "again, redraw, start over"],
  [/\breckon/i, "It is reckoned here.", "calculate"],
  [
    /\b(?:thereof|therein|whence|wherein|whereupon|hitherto|lest|nought|whilst)\b/i,
    "The part thereof.",
    "everyday words",
  ],
  [/\bin vain\b/i, "It waits in vain.", "without success"],
  [/\bbears? (?:a|an|the|its|no) name\b/i, "What bears a name.", "has the name"],
  [/\btells? of\b/i, "It tells of errors.", "describes, reports"],
  [/\bso many\b(?! (?:that|as|to)\b)/i, "It takes so many bytes.", "this many, N"],
  [
    /\bstands? (?:in|at|on|beside|below|above|under|before|after)\b(?! for\b)/i,
    "It stands in the page.",
    "is",
  ],
  [
    /^What (?!if\b|about\b|to\b)[^?.]{8,}\.(?:\s|$)/,
    "What a page needs to load.",
    "a noun: Files a page needs",
  ],
];

for (const [pattern, example] of patterns)
  if (!pattern.test(example)) throw new Error(`${pattern} does not find “${example}”.`);

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** The result of a git command; undefined if git, the repository or the name is missing. */
function tryGit(...args) {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
}

/** Comments of a source with their lines: whole comment lines and the ends of lines. */
function* comments(source) {
  let inside = false;
  for (const [index, line] of source.split("\n").entries()) {
    const [, own] = /^\s*(?:\{?\/\*\*?|\/\/|\*(?!\/))\s?(.*)$/.exec(line) ?? [];
    const [, trailing] = /[;,{}()\]]\s+\/\/ (.*)$/.exec(line) ?? [];
    const text = own ?? (inside ? line.trim() : trailing);
    if (/^\s*\{?\/\*/.test(line)) inside = true;
    if (line.includes("*/")) inside = false;
    if (text !== undefined) yield [index + 1, text.replace(/\s*\*\/\}?$/, "")];
  }
}

const files = (tryGit("ls-files", "--", "*.ts", "*.tsx", "*.mjs", "*.css") ?? "")
  .split("\n")
  .filter((file) => file !== "" && file !== "tools/words.mjs" && existsSync(join(root, file)));
const found = [];
for (const file of files) {
  for (const [line, text] of comments(readFileSync(join(root, file), "utf8"))) {
    if (/^(?:biome|oxlint|eslint|knip)-/.test(text)) continue;
    for (const [pattern, , instead] of patterns)
      if (pattern.test(text)) found.push(`${file}:${line}: ${text}\n    write ${instead}`);
  }
}

/** Commits since the last tag, or on a branch since main; none on main without a tag. */
const tag = tryGit("describe", "--tags", "--abbrev=0");
const since = tag ?? (tryGit("rev-parse", "--verify", "main") === undefined ? undefined : "main");
const subjects =
  since === undefined ? "" : (tryGit("log", "--no-merges", "--format=%h %s", `${since}..HEAD`) ?? "");
const commits = subjects.split("\n").filter(Boolean);
for (const commit of commits) {
  const subject = commit.replace(/^\S+ /, "");
  if (subject.length > SUBJECT) found.push(`${commit}\n    is over ${SUBJECT} characters`);
}

if (found.length > 0) {
  process.stdout.write(`${found.join("\n")}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${files.length} files, ${commits.length} commits\n`);
