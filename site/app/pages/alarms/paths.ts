/** The page of alarms has one address. */
export function alarmPaths(): string[] {
  return ["/alarms"];
}
