import { slugify } from "@foray/fieldops/slug";

/** A test checks the types against the artwork. */
export const referenceTypes = ["mch", "war"] as const;

export type ReferenceType = (typeof referenceTypes)[number];

export const plateNumbers = [1, 2, 3, 4, 5] as const;

/** `unknown` is the parameter if it is not a type, truncated for display. */
export function readReference(
  param: string | undefined,
): Readonly<{ type: ReferenceType; unknown?: string }> {
  const asked = param ?? "mch";
  const wanted = slugify(asked);
  const type = referenceTypes.find((each) => each === wanted);
  if (type !== undefined) return { type };
  return { type: "mch", unknown: asked.length > 40 ? `${asked.slice(0, 40)}…` : asked };
}
