/** A fault that the person at the keyboard can act on: shown as one sentence, never as a stack. */
export class Trouble extends Error {}

/** Messages of programs and the system about faults outside the project, and what to do about each. */
const known = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EIDLETIMEOUT/,
    "The package registry cannot be reached: connect to the network, then run the command again.",
  ],
  [
    // A file in memory that finds no room on the disk ends its program with a bus error.
    /ENOSPC|no space left|bus error|SIGBUS/i,
    "There is no space left on the disk: make some room, then run the command again.",
  ],
  [
    /EROFS|EACCES|EPERM|read-only file system/i,
    "This folder cannot be written to: use a copy of the project in a folder of your own.",
  ],
];

/** The known fault that a text describes; `undefined` if there is none. */
export function knownTrouble(text) {
  const found = known.find(([pattern]) => pattern.test(text));
  return found && new Trouble(found[1]);
}

/** The trouble behind what a failed program said: a known one in one line, else the program's own words and then `summary`. */
export function commandTrouble(output, summary) {
  return knownTrouble(output) ?? new Trouble(`${output.trim()}\n\n${summary}`);
}

/** Runs a command's main function; a Trouble ends it with its one sentence and exit code 1. */
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

/** `12.3 s`, for step reports. */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
