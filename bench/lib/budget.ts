/**
 * Prints whether a budget is kept; if it is not, the program exits with an error. The budgets are the project's own (CONTRIBUTING.md); those
 * of time apply to a machine that has nothing else to do.
 */
export function budget(text: string, kept: boolean): void {
  console.log(`${kept ? "✓" : "✗"} ${text}`);
  if (!kept) process.exitCode = 1;
}

/** `budget` for a list of what goes over it, each in words. */
export function noneOver(text: string, over: readonly string[]): void {
  budget(over.length === 0 ? text : `${text}: over it ${over.join("; ")}`, over.length === 0);
}
