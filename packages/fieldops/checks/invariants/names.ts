import { found, type Invariant } from "./finding.ts";

/**
 * Names that the game itself gives to two things, by language. Enemies: sheet BNpcName, 7.51. Catastrophe L and Magic Burst L: sheet Action
 * in German, rows 12978 and 13005 (ffxiv-teamcraft/ffxiv-teamcraft, actions.json). A duel is named after its opponent in German and French,
 * as are some FATEs.
 */
const ownHomonyms: Readonly<Record<string, readonly string[]>> = {
  ja: [
    "ウォータースフィア",
    "ヴォイド・ワイバーン",
    "ストレイ・スニッパー",
    "ストーム・ジルニトラ",
    "フレイム・ジルニトラ",
  ],
  de: [
    "Baron Feuermähne",
    "Erd-Familiar",
    "Flamme",
    "Flammen-Zirnitra",
    "Flammenkugel",
    "Gebändigter Alkonost",
    "Hrodvitnir",
    "Händler",
    "Kreszentia-Geist",
    "Logos-Magieexplosion",
    "Nichts-Vivel",
    "Prinz von Anemos",
    "Sartauvoir Eisenfeuer",
    "Streunender Schnippler",
    "Sturm-Zirnitra",
    "Wasser-Familiar",
  ],
  fr: [
    "Cisailleur errant",
    "Coeurl de Lunule",
    "Dabog l'Hyper-renforcé",
    "Destination",
    "Hródvitnir",
    "Sphère d'eau",
    "Tourmenteur de Lunule",
    "Wyverne du néant",
    "Zirnitra des flammes",
    "Zirnitra des tempêtes",
  ],
  ko: ["떠도는 싹둑게", "발 망령", "보이드 와이번", "불꽃 지르니트라", "수정룡", "폭풍 지르니트라"],
  "zh-CN": ["完美水球", "新月幽灵", "新月贪吃鬼", "暴风札尼尔查妖蛇", "火焰札尼尔查妖蛇", "虚无双足飞龙"],
  "zh-TW": ["完美水球", "暴風札尼爾查妖蛇", "火焰札尼爾查妖蛇", "虛無雙足飛龍"],
};

const isNames = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((name) => typeof name === "string");

const fold = (name: string) => name.toLowerCase();
/** Sheets and maps write some names with an article and some without. */
const bare = (name: string) => fold(name).replace(/^the /, "");

/** In no language does a name of one table stand for two things that English tells apart. */
export const ownNames: Invariant = function* (tables) {
  for (const [table, rows] of Object.entries(tables)) {
    const first = new Map<string, Readonly<{ id: string; english: string }>>();
    for (const record of rows) {
      const { id, names } = record;
      if (!isNames(names) || names.en === undefined) continue;
      const english = bare(names.en);
      for (const [language, name] of Object.entries(names)) {
        if (language === "en" || ownHomonyms[language]?.some((each) => fold(each) === fold(name))) continue;
        const key = `${language} ${fold(name)}`;
        const known = first.get(key);
        if (known === undefined) first.set(key, { id: String(id ?? record.key), english });
        else if (known.english !== english)
          yield found(table, String(id ?? record.key), `its ${language} name ${name} is that of ${known.id}`);
      }
    }
  }
};
