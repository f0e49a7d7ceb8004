import { mnemeIds } from "#records/mnemes/ids";
import { expectedTries, synthesisChance } from "../loadout/synthesis.ts";
import { mnemeIndex, sources } from "./draws.ts";
import type { Scenarios } from "./scenarios.ts";
import type { Terms } from "./terms.ts";
import type { TrayChoice } from "./types.ts";

/*
 * The expected cost of a choice of recipes. A tray is one synthesis of both its actions, repeated until it
 * succeeds, so the number of tries is geometric; every try uses up its mnemes. Owned mnemes are used first;
 * missing ones come from logograms, owned ones first, then bought ones. The expectation over tries and over
 * the contents of owned logograms is an average over scenarios; within a scenario, the mean number of
 * logograms to buy is exact.
 */

/** `places` is a key of what the synthesis takes from each place of `sources`, to detect changes. */
export type Synthesis = Readonly<{
  mnemes: number;
  chance: number;
  uses: readonly Readonly<{ mneme: number; quantity: number }>[];
  places: ReadonlyMap<number, string>;
}>;

const syntheses = new WeakMap<TrayChoice, Synthesis>();

/** An empty tray uses nothing and always succeeds. */
export function synthesisOf(choice: TrayChoice): Synthesis {
  const known = syntheses.get(choice);
  if (known !== undefined) return known;
  const used = [choice.umbral, choice.astral].flatMap((recipe) => recipe?.mnemes ?? []);
  const uses = used.map(({ mneme, quantity }) => ({ mneme: mnemeIndex.get(mneme) ?? 0, quantity }));
  const mnemes = used.reduce((sum, { quantity }) => sum + quantity, 0);
  const chance = mnemes === 0 ? 1 : synthesisChance(mnemes);
  const places = new Map<number, string>();
  for (const { mneme, quantity } of uses.toSorted((one, other) => one.mneme - other.mneme)) {
    const place = sources.findIndex((source) => source.mnemes.includes(mneme));
    places.set(place, `${places.get(place) ?? chance} ${quantity}x${mneme}`);
  }
  const made = { mnemes, chance, uses, places };
  syntheses.set(choice, made);
  return made;
}

/** Mean number of tries; 0 for an empty tray. */
export function meanTries(choice: TrayChoice): number {
  const { mnemes, chance } = synthesisOf(choice);
  return mnemes === 0 ? 0 : expectedTries(chance);
}

const none = new Int32Array(0);

export class Ledger {
  readonly choices: TrayChoice[];
  readonly #terms: Terms;
  readonly #scenarios: Scenarios;
  /** By mneme, then scenario. */
  readonly #uses: readonly Int32Array[];
  readonly #costs: number[];

  constructor(terms: Terms, scenarios: Scenarios, choices: readonly TrayChoice[]) {
    this.#terms = terms;
    this.#scenarios = scenarios;
    this.choices = [...choices];
    this.#uses = mnemeIds.map(() => new Int32Array(scenarios.size));
    choices.forEach((choice, tray) => {
      this.#add(tray, choice, 1);
    });
    this.#costs = sources.map((_, place) => this.#costOf(place));
  }

  get cost(): number {
    return this.#costs.reduce((sum, cost) => sum + cost, 0);
  }

  /** Total cost with some trays made differently. May stop early with any value above `limit`. */
  costWith(changes: ReadonlyMap<number, TrayChoice>, limit = Number.POSITIVE_INFINITY): number {
    const touched = new Set<number>();
    for (const [tray, after] of changes) {
      for (const place of this.#touched(tray, after)) touched.add(place);
      this.#exchange(tray, this.choices[tray] ?? after, after);
    }
    let cost = this.#costs.reduce((sum, known, place) => (touched.has(place) ? sum : sum + known), 0);
    for (const place of touched) {
      if (cost <= limit) cost += this.#costOf(place);
    }
    for (const [tray, after] of changes) this.#exchange(tray, after, this.choices[tray] ?? after);
    return cost;
  }

  take(tray: number, choice: TrayChoice): void {
    const touched = this.#touched(tray, choice);
    this.#exchange(tray, this.choices[tray] ?? choice, choice);
    this.choices[tray] = choice;
    for (const place of touched) this.#costs[place] = this.#costOf(place);
  }

  /** Mean uses of a mneme (by index), and how many of them are covered by owned mnemes. */
  usesOf(mneme: number): Readonly<{ used: number; owned: number }> {
    const most = this.#terms.owned[mneme] ?? 0;
    let used = 0;
    let owned = 0;
    for (const uses of this.#uses[mneme] ?? none) {
      used += uses;
      owned += Math.min(uses, most);
    }
    const { size } = this.#scenarios;
    return { used: used / size, owned: owned / size };
  }

  /** Mean number of logograms of `sources[place]` to appraise, and how many of those to buy. */
  drawsOf(place: number): Readonly<{ opened: number; bought: number }> {
    const bought = (this.#costs[place] ?? 0) / (this.#terms.prices[place] ?? 1);
    const owned = this.#terms.ownedLogograms[place] ?? 0;
    return { opened: owned === 0 ? bought : this.#meanDraws(place, this.#scenarios.mnemes), bought };
  }

  #costOf(place: number): number {
    return this.#meanDraws(place, this.#scenarios.stock) * (this.#terms.prices[place] ?? 0);
  }

  #meanDraws(place: number, stock: readonly Int32Array[]): number {
    const mnemes = sources[place]?.mnemes ?? [];
    const uses = mnemes.map((mneme) => this.#uses[mneme] ?? none);
    // A tray takes at least one try, so a mneme unused in the first scenario is unused in all.
    if (uses.every(([used = 0]) => used === 0)) return 0;
    const held = mnemes.map((mneme) => stock[mneme] ?? none);
    const missing = new Int32Array(mnemes.length);
    const { size } = this.#scenarios;
    let sum = 0;
    for (let scenario = 0; scenario < size; scenario++) {
      for (let kind = 0; kind < missing.length; kind++) {
        const lacking = (uses[kind]?.[scenario] ?? 0) - (held[kind]?.[scenario] ?? 0);
        missing[kind] = Math.max(lacking, 0);
      }
      sum += this.#terms.draws.find(place, missing);
    }
    return sum / size;
  }

  #touched(tray: number, choice: TrayChoice): readonly number[] {
    const { places: before } = synthesisOf(this.choices[tray] ?? choice);
    const { places: after } = synthesisOf(choice);
    return sources.flatMap((_, place) => (before.get(place) === after.get(place) ? [] : [place]));
  }

  #exchange(tray: number, before: TrayChoice, after: TrayChoice): void {
    this.#add(tray, before, -1);
    this.#add(tray, after, 1);
  }

  #add(tray: number, choice: TrayChoice, sign: -1 | 1): void {
    const { chance, uses: perTry } = synthesisOf(choice);
    const tries = this.#scenarios.triesOf(tray, chance);
    for (const { mneme, quantity } of perTry) {
      const uses = this.#uses[mneme] ?? none;
      for (let scenario = 0; scenario < uses.length; scenario++) {
        uses[scenario] = (uses[scenario] ?? 0) + sign * quantity * (tries[scenario] ?? 0);
      }
    }
  }
}
