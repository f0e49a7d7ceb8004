/** Ignores case. */
export function listedCode<Code extends string>(codes: readonly Code[], given: unknown): Code | undefined {
  if (typeof given !== "string") return undefined;
  const folded = given.toLowerCase();
  return codes.find((code) => code.toLowerCase() === folded);
}

/** "zh-Hant" for "zh-TW"; `undefined` for an invalid tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return script === undefined ? language : `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Matches by the whole tag, or by language and script. */
export function wishedCode<Code extends string>(
  codes: readonly Code[],
  wishes: readonly string[],
): Code | undefined {
  for (const wish of wishes) {
    const whole = listedCode(codes, wish);
    if (whole !== undefined) return whole;
    const script = scriptOf(wish);
    const akin = script === undefined ? undefined : codes.find((code) => scriptOf(code) === script);
    if (akin !== undefined) return akin;
  }
  return undefined;
}

/** The first code of the list has no prefix. `prefix` is as spelled in the path, or "". */
export function splitCode<Code extends string>(
  codes: readonly [Code, ...Code[]],
  pathname: string,
): { readonly code: Code; readonly path: string; readonly prefix: string } {
  const [, prefix = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const code = listedCode(codes, prefix);
  if (code === undefined || code === codes[0]) return { code: codes[0], path: pathname, prefix: "" };
  return { code, path: rest === "" ? "/" : rest, prefix };
}

/** The inverse of `splitCode`. */
export function joinCode<Code extends string>(
  codes: readonly [Code, ...Code[]],
  code: Code,
  path: string,
): string {
  if (code === codes[0]) return path;
  return path === "/" ? `/${code}` : `/${code}${path}`;
}

/** The language chosen in Settings wins over the prefix, and that over the browser's. */
export function rightPath<Code extends string>(
  codes: readonly [Code, ...Code[]],
  pathname: string,
  chosen: string | null,
  wishes: readonly string[],
): string | undefined {
  const { code, path, prefix } = splitCode(codes, pathname);
  const addressed = prefix === "" ? (wishedCode(codes, wishes) ?? codes[0]) : code;
  const wanted = listedCode(codes, chosen) ?? addressed;
  const isSpelled = prefix === "" || prefix === code;
  return wanted === code && isSpelled ? undefined : joinCode(codes, wanted, path);
}
