/** The page of timers has one address. */
export function timerPaths(): string[] {
  return ["/timers"];
}
