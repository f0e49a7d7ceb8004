import { mnemeIds } from "#records/mnemes/ids";
import { sources } from "./draws.ts";
import { Ledger, meanTries, synthesisOf } from "./model.ts";
import { reasonsOf } from "./reasons.ts";
import { FINE, MIDDLE, Scenarios } from "./scenarios.ts";
import { choicesBy, search, surestRecipe } from "./search.ts";
import { spreadOf } from "./spread.ts";
import { type Terms, termsOf } from "./terms.ts";
import type { LoadoutPlan, PlanInput, Tally, TrayChoice } from "./types.ts";

/** The full account of a choice of recipes. */
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
 * The recipes that give all trays at the least expected cost found, from what the player owns and logograms at their prices; with
 * how far that cost spreads, the two choices one would make by eye, and why each action is made as it is.
 *
 * The process that is priced: a tray is one synthesis of both its actions, its chance set by all the mnemes in it, repeated until it
 * succeeds; every try uses up its mnemes; mnemes come from logograms alone (they cannot be traded), each appraisal one mneme with the
 * recorded percentages; what is in stock is used first. Throws RangeError for a price that is not above 0.
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
