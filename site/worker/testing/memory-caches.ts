export const ORIGIN = "https://almanac.example";

const resolved = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : String(key), ORIGIN).href;

class MemoryCache {
  readonly entries = new Map<string, Response>();
  readonly #room: () => boolean;
  constructor(room: () => boolean) {
    this.#room = room;
  }
  async match(key: RequestInfo | URL) {
    return this.entries.get(resolved(key))?.clone();
  }
  async put(key: RequestInfo | URL, response: Response) {
    if (!this.#room()) throw new DOMException("no room", "QuotaExceededError");
    this.entries.set(resolved(key), response);
  }
  async delete(key: RequestInfo | URL) {
    return this.entries.delete(resolved(key));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

export class MemoryCaches {
  readonly stores = new Map<string, MemoryCache>();
  /** To simulate a full disk. */
  room = Number.POSITIVE_INFINITY;

  async open(name: string) {
    const found = this.stores.get(name) ?? new MemoryCache(() => this.count() < this.room);
    this.stores.set(name, found);
    return found;
  }
  async has(name: string) {
    return this.stores.has(name);
  }
  async delete(name: string) {
    return this.stores.delete(name);
  }
  async keys() {
    return [...this.stores.keys()];
  }
  async match(key: RequestInfo | URL) {
    for (const store of this.stores.values()) {
      const found = await store.match(key);
      if (found) return found;
    }
    return undefined;
  }
  count(): number {
    return [...this.stores.values()].reduce((sum, { entries }) => sum + entries.size, 0);
  }
  list(name: string): readonly string[] {
    return [...(this.stores.get(name)?.entries.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort();
  }
}
