export function prerenderPaths(): string[] {
  return ["/"];
}
