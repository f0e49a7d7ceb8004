import { found, type Invariant } from "./finding.ts";

/**
 * Names that the game gives to two things, by language. Enemies: sheet BNpcName, 7.51. Catastrophe L and
 * Magic Burst L: sheet Action in German, rows 12978 and 13005 (ffxiv-teamcraft/ffxiv-teamcraft,
 * actions.json). In German and French, duels and some FATEs are named after the opponent.
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
/** Drops the article: sheets and maps are inconsistent. */
const bare = (name: string) => fold(name).replace(/^the /, "");

/** Within a table, things with different English names never share a name in another language. */
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
