import { nameKey } from "../people.ts";

/** Hash of a name, 10 or 11 base-36 digits. Hosts who add the same person thus write the same register. */
export function playerId(name: string): string {
  const key = nameKey(name);
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36).padStart(10, "0").slice(-11);
}
