/** Mulberry32: repeatable by seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** No page uses these, so finding one proves an injection. */
export const MARKS = { element: "fuzz-mark", attribute: "fuzz-attr" } as const;

const injections = [
  `<${MARKS.element}>x</${MARKS.element}>`,
  `"><${MARKS.element}>`,
  `" ${MARKS.attribute}="1`,
  `' ${MARKS.attribute}='1`,
  `</script><${MARKS.element}>`,
  `</title><${MARKS.element}>`,
  `<img src=x onerror="document.body.setAttribute('${MARKS.attribute}','1')">`,
  `javascript:document.body.setAttribute('${MARKS.attribute}','1')`,
  `data:text/html,<${MARKS.element}>`,
  `{{7*7}}`,
  "#{7*7}",
] as const;

const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "__defineGetter__",
  "isPrototypeOf",
  "toLocaleString",
  "undefined",
  "null",
  "NaN",
  "Infinity",
  "-0",
  "true",
  "[object Object]",
] as const;

const texts = [
  "",
  " ",
  "\u0000",
  "\t\r\n",
  "é",
  "é",
  "ß",
  "İ",
  "ﬃ",
  "日本語",
  "한국어",
  "العربية",
  "\u202e\u2066rtl",
  "👩‍👩‍👧‍👦",
  "\ud800",
  "\udfff",
  "\ufeff",
  "a".repeat(300),
  "💥".repeat(200),
  "0",
  "-1",
  "1e309",
  "9007199254740993",
  "0x10",
  "1,2,3",
  "1.5",
  ".",
  "..",
  "../../etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "http://evil.example/",
  "*",
  "(.*)+$",
  "' OR 1=1--",
  "%",
  "a b",
  "a+b",
  "a/b",
  "a\\b",
  "a;b",
  "a#b",
  "a?b",
] as const;

export const hostileTexts: readonly string[] = [...injections, ...names, ...texts];

/** Escapes that decode to nothing, half a character, twice, or to a path separator. */
const rawPieces = [
  "%",
  "%E0%A4%A",
  "%ff",
  "%c0%ae",
  "%00",
  "%2e%2e%2f",
  "%252e%252e%252f",
  "%2f",
  "%5c",
  "%3Cscript%3E",
  "%u0041",
  "%ED%A0%80",
  "%20",
  "+",
] as const;

const queryKeys = [
  "x",
  "y",
  "zoom",
  "poi",
  "layers",
  "q",
  "mob",
  "with",
  "zone",
  "weather",
  "after",
  "hours",
  "from",
  "length",
  "days",
  "mode",
  "pins",
  "compare",
  "role",
  "runs",
  "__proto__",
  "constructor",
  "a[b]",
  "",
] as const;

/** Both base64 alphabets. */
const base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=";

/**
 * Puts each name of `Object.prototype` in place of and after each part of an address. Catches lookups in
 * plain objects by a key from the URL.
 */
export function prototypeAddresses(addresses: readonly string[]): string[] {
  const kinds = new Map(addresses.map((address) => [address.split("/").slice(0, -1).join("/"), address]));
  const found = new Set<string>();
  for (const address of kinds.values()) {
    const parts = address.split("/").filter(Boolean);
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      for (let at = 0; at <= parts.length; at += 1) found.add(`/${parts.toSpliced(at, 1, name).join("/")}`);
    }
  }
  return [...found];
}

export type HostileOptions = Readonly<{
  seed: number;
  count: number;
  /** Known addresses, and the folders that take a parameter (`/forecast`). */
  addresses: readonly string[];
}>;

/** Each is a path with its query, in the form a browser sends it. */
export function hostileAddresses({ seed, count, addresses }: HostileOptions): string[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => {
    const value = list[Math.floor(random() * list.length)];
    if (value === undefined) throw new RangeError("nothing to choose from");
    return value;
  };
  const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
  const code = () => Array.from({ length: Math.floor(random() * 120) }, () => pick([...base64])).join("");
  const piece = () => {
    const kind = random();
    if (kind < 0.2) return escaped(pick(injections));
    if (kind < 0.4) return escaped(pick(names));
    if (kind < 0.65) return escaped(pick(texts));
    if (kind < 0.8) return pick(rawPieces);
    if (kind < 0.95) return code();
    return escaped(String.fromCodePoint(...Array.from({ length: 12 }, () => Math.floor(random() * 0xd7ff))));
  };
  const mutated = (address: string) => {
    const at = Math.floor(random() * (address.length + 1));
    const kind = random();
    if (kind < 0.25) return address.slice(0, at) + piece() + address.slice(at);
    if (kind < 0.4) return address.slice(0, at) + address.slice(at + 1);
    if (kind < 0.55) return random() < 0.5 ? address.toUpperCase() : address.replaceAll("-", "_");
    if (kind < 0.7) return `${address}/${"/".repeat(Math.floor(random() * 3))}`;
    return `${address}/${piece()}`;
  };
  const withParameter = () => {
    const parts = pick(addresses).split("/").filter(Boolean);
    const kept = parts.slice(0, Math.ceil(random() * parts.length));
    const more = Array.from({ length: 1 + Math.floor(random() * 3) }, piece);
    return `/${[...kept, ...more].join("/")}`;
  };
  const query = () => {
    const pairs = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      random() < 0.9 ? `${escaped(pick(queryKeys))}=${piece()}` : piece(),
    );
    return `?${pairs.join("&")}`;
  };
  return Array.from({ length: count }, () => {
    const kind = random();
    const path = kind < 0.45 ? withParameter() : kind < 0.75 ? mutated(pick(addresses)) : pick(addresses);
    const one = path.startsWith("/") ? path : `/${path}`;
    // Two slashes at the start would name another host.
    return one.replace(/^[/\\]{2,}/, "/") + (random() < 0.45 ? query() : "");
  });
}
