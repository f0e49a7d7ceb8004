/** A fault that the person at the keyboard can act on: shown as one sentence, never as a stack. */
export class Trouble extends Error {}

/** Runs a command's main function; a Trouble ends it with its one sentence and exit code 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** `12.3 s`, for step reports. */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
