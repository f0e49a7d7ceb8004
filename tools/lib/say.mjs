/** An error that the user can fix: shown as one sentence without a stack trace. */
export class Trouble extends Error {}

/** Error patterns of problems outside the project, with advice. */
const known = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT/,
    "The package registry cannot be reached: connect to the network, then run the command again.",
  ],
  [
    // A memory-mapped file on a full disk ends its program with a bus error.
    /ENOSPC|no space left|bus error|SIGBUS/i,
    "There is no space left on the disk: make some room, then run the command again.",
  ],
  [
    /EROFS|EACCES|EPERM|read-only file system/i,
    "This folder cannot be written to: use a copy of the project in a folder of your own.",
  ],
];

export function knownTrouble(text) {
  const found = known.find(([pattern]) => pattern.test(text));
  return found && new Trouble(found[1]);
}

/** A known error, or the output followed by `summary`. */
export function commandTrouble(output, summary) {
  return knownTrouble(output) ?? new Trouble(`${output.trim()}\n\n${summary}`);
}

/** A Trouble prints its message and sets exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const trouble = error instanceof Trouble ? error : knownTrouble(String(error?.code));
    if (trouble === undefined) throw error;
    process.stderr.write(`\n${trouble.message}\n`);
    process.exitCode = 1;
  }
}

/** Formats the time since `since` as `12.3 s`. */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
