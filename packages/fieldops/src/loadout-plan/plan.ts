import { mnemeIds } from "#records/mnemes/ids";
import { sources } from "./draws.ts";
import { Ledger, meanTries, synthesisOf } from "./model.ts";
import { reasonsOf } from "./reasons.ts";
import { FINE, MIDDLE, Scenarios } from "./scenarios.ts";
import { choicesBy, search, surestRecipe } from "./search.ts";
import { spreadOf } from "./spread.ts";
import { type Terms, termsOf } from "./terms.ts";
import type { LoadoutPlan, PlanInput, Tally, TrayChoice } from "./types.ts";

function tally(choices: readonly TrayChoice[], terms: Terms): Tally {
  const ledger = new Ledger(terms, new Scenarios(terms, FINE, choices.length), choices);
  const mnemes = sources.flatMap((source) =>
    source.mnemes.flatMap((kind) => {
      const mneme = mnemeIds[kind];
      const uses = ledger.usesOf(kind);
      return uses.used === 0 || mneme === undefined ? [] : [{ mneme, logogram: source.id, ...uses }];
    }),
  );
  const logograms = sources.flatMap((source, place) => {
    const { opened, bought } = ledger.drawsOf(place);
    if (opened === 0) return [];
    const cost = bought * (terms.prices[place] ?? 0);
    return [{ logogram: source.id, opened, owned: opened - bought, cost }];
  });
  const trays = choices.map((choice) => ({
    ...choice,
    chance: synthesisOf(choice).chance,
    tries: meanTries(choice),
  }));
  return { trays, mnemes, logograms, cost: ledger.cost };
}

/**
 * Finds the recipes that make all trays at the least expected cost, from what the player owns and logograms
 * at their prices. Also returns how much that cost varies, the cost of the two obvious choices, and why each
 * recipe was chosen.
 *
 * Model: a tray is one synthesis of both its actions, with a chance set by all its mnemes, repeated until it
 * succeeds; every try uses up its mnemes. Mnemes only come from logograms (they cannot be traded), one per
 * appraisal with the recorded odds. Stock is used first.
 * @throws RangeError for a price that is not above 0.
 */
export function planLoadout(input: PlanInput): LoadoutPlan {
  const terms = termsOf(input);
  const { trays } = input;
  const middle = new Scenarios(terms, MIDDLE, trays.length);
  const { choices, starts, agreeing } = search(trays, terms, middle);
  const costBy = (pick: Parameters<typeof choicesBy>[1]) =>
    new Ledger(terms, middle, choicesBy(trays, pick)).cost;
  return {
    best: tally(choices, terms),
    spread: spreadOf(choices, terms),
    first: costBy(([recipe]) => recipe),
    surest: costBy(surestRecipe),
    reasons: reasonsOf(trays, choices, terms, middle, input.prices),
    starts,
    agreeing,
  };
}
