/** Tells the addresses that an editor has written itself from those that the visitor opens. */
export type OwnAddresses = Readonly<{
  /** Notes an address on its way to the router; returns whether it is another than the last one. */
  write: (address: string) => boolean;
  /** Whether an address that the router has come to says something else than the editor already holds. */
  isNew: (address: string) => boolean;
}>;

/**
 * Starts with none. The router may come to an address only after the next one was written, or pass it over: each is the editor's own until
 * a later one has arrived.
 */
export function ownAddresses(): OwnAddresses {
  let latest: string | null = null;
  let coming: readonly string[] = [];
  return {
    write(address) {
      if (address === latest) return false;
      latest = address;
      coming = [...coming, address];
      return true;
    },
    isNew(address) {
      const at = coming.indexOf(address);
      if (at >= 0) {
        coming = coming.slice(at + 1);
        return false;
      }
      if (address === latest) return false;
      latest = address;
      coming = [];
      return true;
    },
  };
}
