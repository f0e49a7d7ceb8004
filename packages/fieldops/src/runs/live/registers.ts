export type Json = boolean | number | string | null | readonly Json[];

/** The higher `count` wins, then the higher `actor`, so clocks do not matter. */
export type Register = Readonly<{ value: Json; count: number; actor: string }>;

export type Entry = Register & Readonly<{ key: string }>;

/** Registers are never deleted. */
export type Registers = ReadonlyMap<string, Register>;

export const noRegisters: Registers = new Map();

export const MAX_REGISTERS = 6000;
/** Limits how far a count may be ahead, as a malicious maximum count would block all further acts. */
export const MAX_AHEAD = 1_000_000;

/**
 * Equal stamps have equal values unless somebody cheats. Then the greater JSON wins, so that all boards
 * agree.
 */
export function isNewer(a: Register, b: Register | undefined): boolean {
  if (b === undefined) return true;
  if (a.count !== b.count) return a.count > b.count;
  if (a.actor !== b.actor) return a.actor > b.actor;
  return JSON.stringify(a.value) > JSON.stringify(b.value);
}

export const highestCount = (board: Registers): number => {
  let highest = 0;
  for (const { count } of board.values()) if (count > highest) highest = count;
  return highest;
};

/** Order and repetition of entries do not matter. Returns the same map if nothing changes. */
export function mergeRegisters(board: Registers, entries: Iterable<Entry>): Registers {
  const limit = highestCount(board) + MAX_AHEAD;
  let next: Map<string, Register> | undefined;
  for (const { key, value, count, actor } of entries) {
    const known = (next ?? board).get(key);
    const register = { value, count, actor };
    if (count > limit || !isNewer(register, known)) continue;
    if (known === undefined && (next ?? board).size >= MAX_REGISTERS) continue;
    next ??= new Map(board);
    next.set(key, register);
  }
  return next ?? board;
}

export const entriesOf = (board: Registers): readonly Entry[] =>
  [...board].map(([key, register]) => ({ key, ...register }));

/** Entries of `board` that are missing or older in `other`. */
export const newerThan = (board: Registers, other: Registers): readonly Entry[] =>
  entriesOf(board).filter((entry) => isNewer(entry, other.get(entry.key)));

export const isForHosts = (key: string): boolean => key.startsWith("h/");

/** The hosts' registers, or all others. */
export const partOf = (board: Registers, hosts: boolean): Registers =>
  new Map([...board].filter(([key]) => isForHosts(key) === hosts));

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Murmur3 finalizer, as plain FNV hashes collide when summed.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Independent of the order of the registers. */
export function digestOf(board: Registers): number {
  let sum = 0;
  for (const [key, { count, actor }] of board) sum = (sum + hashOf(`${key} ${count} ${actor}`)) >>> 0;
  return sum;
}
