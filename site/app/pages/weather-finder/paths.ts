/** The weather finder's one address; everything else stands in its query. */
export function weatherFinderPaths(): string[] {
  return ["/weather-finder"];
}
