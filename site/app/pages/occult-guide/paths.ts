import { guidePages } from "./pages.ts";

export const GUIDE = "/occult/guide";

/** The guide's known addresses. */
export function occultGuidePaths(): string[] {
  return [GUIDE, ...guidePages.map((page) => `${GUIDE}/${page}`)];
}
