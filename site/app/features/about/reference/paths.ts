import { referenceTypes } from "./types.ts";

/** The reference's known addresses. */
export function referencePaths(): string[] {
  return ["/reference", ...referenceTypes.map((type) => `/reference/${type}`)];
}
