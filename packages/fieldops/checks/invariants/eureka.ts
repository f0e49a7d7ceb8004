import { homeOfTable } from "../../tools/tables.ts";
import { found, type Invariant } from "./finding.ts";
import { shapesOf } from "./shapes.ts";

const nearly = (sum: number) => Math.abs(sum - 100) < 1;

/** Mnemes, logograms and logos actions name each other, and drop percentages add up to 100. */
const mnemesMatch: Invariant = function* (tables) {
  const { lockboxes, logograms, logosActions, mnemes } = shapesOf(tables);
  for (const { id, recipes } of logosActions) {
    for (const [at, recipe] of recipes.entries()) {
      const sum = recipe.mnemes.reduce((total, { quantity }) => total + quantity, 0);
      if (sum !== recipe.count)
        yield found("logosActions", id, `recipe ${at + 1} takes ${sum} mnemes, not ${recipe.count}`);
    }
  }
  for (const { action, id, logogram } of mnemes) {
    const makes = logosActions.find((each) => each.id === action)?.recipes;
    const alone = makes?.some((recipe) => recipe.count === 1 && recipe.mnemes[0]?.mneme === id);
    if (alone === false) yield found("mnemes", id, `no recipe makes ${action} of it alone`);
    if (logograms.find((each) => each.id === logogram)?.mnemes.some(({ mneme }) => mneme === id) === false)
      yield found("mnemes", id, `${logogram} does not yield it`);
  }
  for (const { id, mnemes: yields } of logograms) {
    if (!nearly(yields.reduce((sum, { percent }) => sum + percent, 0)))
      yield found("logograms", id, "its percentages do not add up to 100");
  }
  for (const { drops, item } of lockboxes) {
    const percents = drops.flatMap(({ percent }) => (percent === null ? [] : [percent]));
    if (percents.length === drops.length && !nearly(percents.reduce((sum, each) => sum + each, 0)))
      yield found("lockboxes", item, "its percentages do not add up to 100");
  }
};

/** Forecast filters, notorious monsters and their FATEs name each other. */
const monstersMatch: Invariant = function* (tables) {
  const { fates, forecastFilters, notoriousMonsters } = shapesOf(tables);
  for (const { fate, fateId, forecastFilter, id, night, trigger, weather } of notoriousMonsters) {
    const own = fates.find((each) => each.id === fate);
    if (own !== undefined && (own.notoriousMonster !== id || own.gameId !== fateId))
      yield found("notoriousMonsters", id, `the FATE ${fate} is not its own`);
    const filter = forecastFilters.find((each) => each.id === forecastFilter);
    if (filter !== undefined && (filter.kind !== "notorious-monster" || filter.notoriousMonster !== id))
      yield found("notoriousMonsters", id, `the filter ${filter.id} does not watch it`);
    const sky = weather.length > 0 || night === true;
    const called = "weather" in trigger && (trigger.weather.length > 0 || trigger.night);
    if ((sky || called) && forecastFilter === undefined)
      yield found("notoriousMonsters", id, "it needs weather or night but no forecast filter watches it");
  }
  for (const filter of forecastFilters) {
    if (filter.kind !== "notorious-monster") continue;
    const monster = notoriousMonsters.find((each) => each.id === filter.notoriousMonster);
    if (monster === undefined || monster.forecastFilter !== filter.id || monster.fateId !== filter.fateId)
      yield found("forecastFilters", filter.id, "its notorious monster does not name it in turn");
  }
  for (const fate of fates) {
    if (fate.notoriousMonster === undefined) continue;
    if (!notoriousMonsters.some((each) => each.id === fate.notoriousMonster && each.fate === fate.id))
      yield found("fates", fate.id, "its notorious monster does not name it in turn");
  }
};

/** Loadout ids and paths consist of role and slug. */
const loadoutsMatch: Invariant = function* (tables) {
  for (const role of shapesOf(tables).loadoutGuide) {
    for (const { id, path, slug } of role.loadouts) {
      if (id !== `${role.slug}-${slug}` || path !== `/ba/${role.slug}/${slug}`)
        yield found("loadoutGuide", id, "its id or path is not made of role and slug");
    }
  }
};

/** Fragments and logograms are in the table of items under the same item id. */
const itemsMatch: Invariant = function* (tables) {
  const { fragments, items, logograms } = shapesOf(tables);
  for (const { id, itemId } of [...fragments, ...logograms]) {
    if (items.find((item) => item.id === id)?.itemId !== itemId)
      yield found(
        "items",
        id,
        `the item ${itemId} is missing or has another number: add it in ${homeOfTable("items")}`,
      );
  }
};

export const eurekaLaws: readonly Invariant[] = [mnemesMatch, monstersMatch, loadoutsMatch, itemsMatch];
