import { settings } from "../../settings.ts";

/** The author's page stands only where an author is set. */
export function authorPaths(): string[] {
  return settings.author === undefined ? [] : ["/author"];
}
