import { costOf, type Terms } from "./cost.ts";
import { addUse, KINDS, type Option, type TrayClass } from "./options.ts";

/** Two costs this close, in proportion, count as equal. */
const EQUAL = 1e-9;

/** The cheapest choice known so far: an option for every tray, by the tray's place. */
export class Incumbent {
  readonly #terms: Terms;
  #options: readonly Option[] = [];
  #cost = Number.POSITIVE_INFINITY;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get options(): readonly Option[] {
    return this.#options;
  }

  get cost(): number {
    return this.#cost;
  }

  /** What a choice has to cost less than, to be better. */
  get most(): number {
    return this.#cost === Number.POSITIVE_INFINITY ? this.#cost : this.#cost * (1 - EQUAL);
  }

  offer(options: readonly Option[], cost: number): boolean {
    if (cost >= this.most) return false;
    this.#options = options;
    this.#cost = cost;
    return true;
  }

  /**
   * Offers one way for each class, used in all its trays, and what becomes of it by changing one tray at a time for as long as that
   * makes it cheaper.
   */
  offerImproved(classes: readonly TrayClass[], answer: readonly Option[]): void {
    const options: Option[] = [];
    const ways: (readonly Option[])[] = [];
    const use = new Float64Array(KINDS);
    classes.forEach(({ places, options: own }, at) => {
      const option = answer[at];
      if (option === undefined) return;
      for (const place of places) {
        options[place] = option;
        ways[place] = own;
        addUse(use, option.use);
      }
    });
    let cost = costOf(use, this.#terms);
    for (let changed = true; changed; ) {
      changed = false;
      for (let place = 0; place < options.length; place++) {
        for (const other of ways[place] ?? []) {
          const now = options[place];
          if (now === undefined || other === now) continue;
          addUse(use, now.use, -1);
          addUse(use, other.use);
          const next = costOf(use, this.#terms);
          if (next < cost * (1 - EQUAL)) {
            cost = next;
            options[place] = other;
            changed = true;
          } else {
            addUse(use, other.use, -1);
            addUse(use, now.use);
          }
        }
      }
    }
    // Summed anew: taking out and putting in leaves dust.
    use.fill(0);
    for (const option of options) addUse(use, option.use);
    this.offer(options, costOf(use, this.#terms));
  }
}
