/** Content of a register: what JSON can hold, flat or one list within another. */
export type Json = boolean | number | string | null | readonly Json[];

/** The last value written under a key. Higher `count` wins, then the higher `actor`; no device's clock matters. */
export type Register = Readonly<{ value: Json; count: number; actor: string }>;

/** A register on its way to another board. */
export type Entry = Register & Readonly<{ key: string }>;

/** A board: its registers by key. None is ever deleted. */
export type Registers = ReadonlyMap<string, Register>;

export const noRegisters: Registers = new Map();

/** Registers that a board may hold; what comes beyond is refused. */
export const MAX_REGISTERS = 6000;
/** How far a count may run ahead of all others: a stranger's count near the largest number would end all further acts. */
export const MAX_AHEAD = 1_000_000;

/** Whether `a` is written over `b`. Equal stamps carry equal values, unless somebody lies: then the greater text wins everywhere. */
export function isNewer(a: Register, b: Register | undefined): boolean {
  if (b === undefined) return true;
  if (a.count !== b.count) return a.count > b.count;
  if (a.actor !== b.actor) return a.actor > b.actor;
  return JSON.stringify(a.value) > JSON.stringify(b.value);
}

/** The highest count of a board; the next act takes the one above. */
export const highestCount = (board: Registers): number => {
  let highest = 0;
  for (const { count } of board.values()) if (count > highest) highest = count;
  return highest;
};

/** Takes entries in: in any order and any number of times the same board results. Gives the same map if nothing is new. */
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

/** The entries of `board` that `other` lacks or has older. */
export const newerThan = (board: Registers, other: Registers): readonly Entry[] =>
  entriesOf(board).filter((entry) => isNewer(entry, other.get(entry.key)));

/** Registers that readers never see. */
export const isForHosts = (key: string): boolean => key.startsWith("h/");

/** The part of a board that readers see, or the hosts' own. */
export const partOf = (board: Registers, hosts: boolean): Registers =>
  new Map([...board].filter(([key]) => isForHosts(key) === hosts));

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Murmur's finalizer: sums of plain FNV hashes collide.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number that equal boards share, whatever the order of their registers. */
export function digestOf(board: Registers): number {
  let sum = 0;
  for (const [key, { count, actor }] of board) sum = (sum + hashOf(`${key} ${count} ${actor}`)) >>> 0;
  return sum;
}
