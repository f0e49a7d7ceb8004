import { joinNames, type Names } from "../names.ts";
import { consumables as consumableFacts } from "./consumables.ts";
import { crystals as crystalFacts } from "./crystals.ts";
import { currencies as currencyFacts } from "./currencies.ts";
import itemDe from "./names/items/de.ts";
import itemEn from "./names/items/en.ts";
import itemFr from "./names/items/fr.ts";
import itemJa from "./names/items/ja.ts";
import itemZhCN from "./names/items/zh-CN.ts";
import recordDe from "./names/records/de.ts";
import recordEn from "./names/records/en.ts";
import recordFr from "./names/records/fr.ts";
import recordJa from "./names/records/ja.ts";
import recordKo from "./names/records/ko.ts";
import recordZhCN from "./names/records/zh-CN.ts";
import { occultRecords as recordFacts } from "./records.ts";
import type { ConsumableFacts, CrystalFacts, CurrencyFacts, OccultRecordFacts } from "./types.ts";

export { knowledgeBetween } from "./experience.ts";
export { knowledge } from "./knowledge.ts";
export { occultMisc } from "./misc.ts";
export { shops } from "./shops.ts";
export { northHornSpawnRules } from "./spawn-rules.ts";
export { towers } from "./towers.ts";
export { treasure } from "./treasure.ts";
export type * from "./types.ts";
export { enemiesOfWeather } from "./weather-ties.ts";

const items = { en: itemEn, ja: itemJa, de: itemDe, fr: itemFr, "zh-CN": itemZhCN };
const records = { en: recordEn, ja: recordJa, de: recordDe, fr: recordFr, ko: recordKo, "zh-CN": recordZhCN };

/** The currencies of the Occult Crescent; see `currencies.ts`. */
export const currencies: readonly (CurrencyFacts & { readonly names: Names })[] = joinNames(
  currencyFacts,
  items,
);

/** Demiatma and phantom dispellers with the encounters that give them; see `crystals.ts`. */
export const crystals: readonly (CrystalFacts & { readonly names: Names })[] = joinNames(crystalFacts, items);

/** Items that phantom actions use up; see `consumables.ts`. */
export const consumables: readonly (ConsumableFacts & { readonly names: Names })[] = joinNames(
  consumableFacts,
  items,
);

/** The entries of the Occult Record; see `records.ts`. */
export const occultRecords: readonly (OccultRecordFacts & { readonly names: Names })[] = joinNames(
  recordFacts,
  records,
);
