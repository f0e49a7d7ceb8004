import { slugify } from "@foray/fieldops/slug";

/** Types of `/reference/{type}` and the plates each has; a test checks them to the art. */
export const referenceTypes = ["mch", "war"] as const;

export type ReferenceType = (typeof referenceTypes)[number];

export const plateNumbers = [1, 2, 3, 4, 5] as const;

/** Reads the route's parameter: the type to show, and the requested word if it is unknown. */
export function readReference(
  param: string | undefined,
): Readonly<{ type: ReferenceType; unknown?: string }> {
  const asked = param ?? "mch";
  const wanted = slugify(asked);
  const type = referenceTypes.find((each) => each === wanted);
  if (type !== undefined) return { type };
  return { type: "mch", unknown: asked.length > 40 ? `${asked.slice(0, 40)}…` : asked };
}
