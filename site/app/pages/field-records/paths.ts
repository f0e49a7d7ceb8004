/** The three pages of records. */
export function fieldRecordPaths(): string[] {
  return ["/eureka/nms", "/bozja/notes", "/bozja/engagements"];
}
