import { referenceTypes } from "./types.ts";

export function referencePaths(): string[] {
  return ["/reference", ...referenceTypes.map((type) => `/reference/${type}`)];
}
