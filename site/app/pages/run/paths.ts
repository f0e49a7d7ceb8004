/** The planner has one known address; runs follow it as codes. */
export function runPaths(): string[] {
  return ["/run"];
}
