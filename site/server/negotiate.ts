export type Encoding = "br" | "gzip";

const encodings: readonly Encoding[] = ["br", "gzip"];

/** See RFC 9110, 12.5.3. Weights only matter if they are 0. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  if (accept === undefined) return undefined;
  const weights = new Map<string, number>();
  for (const part of accept.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const accepted = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return encodings.find(accepted);
}

/** Weak comparison. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const plain = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((each) => plain(each) === "*" || plain(each) === plain(tag));
}
