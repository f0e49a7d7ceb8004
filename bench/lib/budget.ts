/** Sets exit code 1 if a budget is missed. Time budgets (CONTRIBUTING.md) assume an idle machine. */
export function budget(text: string, kept: boolean): void {
  console.log(`${kept ? "✓" : "✗"} ${text}`);
  if (!kept) process.exitCode = 1;
}

export function noneOver(text: string, over: readonly string[]): void {
  budget(over.length === 0 ? text : `${text}: over it ${over.join("; ")}`, over.length === 0);
}
