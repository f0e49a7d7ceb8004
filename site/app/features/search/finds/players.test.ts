import { buildIndex } from "@foray/fieldops/search/index";
import { describe, expect, test } from "vitest";
import { siteFinds } from "../../../../build/plugins/search/finds.ts";
import { type Language, languages } from "../../../i18n/language.ts";
import { terms } from "../../../records/terms.ts";
import { grouped } from "../groups.ts";
import { joinEntries } from "../index-data.ts";
import { searchFor } from "../question.ts";
import { linesIn, namesIn, storedOf } from "./entries.ts";

const found = await siteFinds();

/** Builds the index as the search worker does. */
function indexIn(language: Language) {
  const names = (["en", "ja", "de", "fr"] as const).map((each) => [each, namesIn(found, each)] as const);
  return buildIndex(joinEntries(found.map(storedOf), linesIn(found, language), names), [language]);
}

/** Queries as players type them, with prefixes of acceptable URLs. */
const asked: Readonly<Record<Language, readonly (readonly [text: string, ...to: readonly string[]])[]>> = {
  en: [
    ["unlock", "/start"],
    ["start eureka", "/start#eureka"],
    ["what is bozja", "/start#bozja", "/bozja/guide"],
    ["api", "/developers"],
    ["discord bot", "/developers"],
    ["obs", "/developers#embeds"],
    ["embed", "/developers#embeds"],
    ["north horn coffer", "/map/northhorn?layers=treasureCoffers"],
    ["holster lynn red mage", "/drs/holster/lynn/"],
    ["pyros bunny coffers", "/map/pyros?layers=bunnyCoffers"],
    ["weather cassie", "/forecast/cassie"],
    ["how do i get into ba", "/start#arsenal", "/eureka/guide/arsenal"],
    ["crab", "/forecast/crab"],
    ["reflect farm", "/glossary#reflect", "/forecast/fragments"],
    ["cll", "/bozja/guide/castrum"],
    ["when do mirages appear", "/occult/guide/tower"],
    ["how many people for ba", "/ba", "/start#arsenal", "/eureka/guide/arsenal", "/fights/ba"],
    ["json feed", "/developers"],
    ["level 70", "/start#eureka"],
    ["level 80", "/start#bozja"],
    ["two hours tonight", "/tonight"],
    ["2 hours tonight", "/tonight"],
    ["tonight 3h", "/tonight"],
  ],
  ja: [
    ["レベル70", "/start#eureka"],
    ["今夜2時間", "/tonight"],
    ["フィード json", "/developers"],
    ["解放条件", "/start"],
    ["エウレカ 始め方", "/start#eureka"],
    ["ボズヤとは", "/start#bozja", "/bozja/guide"],
    ["OBS 配信", "/developers#embeds"],
    ["ディスコード ボット", "/developers"],
    ["赤魔道士 ホルスター", "/drs/holster/"],
    ["三日月島北部の宝箱", "/map/northhorn?layers=treasureCoffers"],
    ["パゴス うさぎ 宝箱", "/map/pagos?layers=bunnyCoffers"],
    ["パズズ 天気", "/forecast/pazuzu"],
    ["蟹", "/forecast/crab"],
    ["ロスアク 一覧", "/bozja/lostaction"],
    ["サポジョブ", "/occult/phantomjob"],
    ["用語", "/glossary"],
    ["レリック 素材", "/relics"],
    ["アーセナル 突入", "/start#arsenal", "/eureka/guide/arsenal"],
  ],
  de: [
    ["Stufe 70", "/start#eureka"],
    ["heute Abend zwei Stunden", "/tonight"],
    ["freischalten", "/start"],
    ["eureka anfangen", "/start#eureka"],
    ["was ist bozja", "/start#bozja", "/bozja/guide"],
    ["Stream einbinden", "/developers#embeds"],
    ["Bot für Discord", "/developers"],
    ["rotmagier holster lynn", "/drs/holster/lynn/"],
    ["Truhen nördliches Kreszentia", "/map/northhorn?layers=treasureCoffers"],
    ["hasen truhen pagos", "/map/pagos?layers=bunnyCoffers"],
    ["wann kommt pazuzu", "/forecast/pazuzu"],
    ["Krabbe", "/forecast/crab"],
    ["Begriffe", "/glossary"],
    ["elementarstufe", "/eureka/guide/levels", "/glossary#elemental-level"],
    ["phantomjob freischalten", "/occult/phantomjob", "/occult/guide/jobs"],
    ["Waffe Relikt Bozja", "/relics"],
    ["Arsenal Portale", "/portals", "/map/hydatos?layers=baPortals"],
  ],
  fr: [
    ["niveau 70", "/start#eureka"],
    ["deux heures ce soir", "/tonight"],
    ["débloquer", "/start"],
    ["commencer eureka", "/start#eureka"],
    ["c’est quoi bozja", "/start#bozja", "/bozja/guide"],
    ["intégrer dans OBS", "/developers#embeds"],
    ["bot discord", "/developers"],
    ["memento mage rouge lynn", "/drs/holster/lynn/"],
    ["coffres au trésor lunule septentrionale", "/map/northhorn?layers=treasureCoffers"],
    ["coffre lapin pyros", "/map/pyros?layers=bunnyCoffers"],
    ["quand apparaît pazuzu", "/forecast/pazuzu"],
    ["crabe", "/forecast/crab"],
    ["lexique", "/glossary"],
    ["niveau elementaire", "/eureka/guide/levels", "/glossary#elemental-level"],
    ["portail arsenal", "/portals", "/map/hydatos?layers=baPortals"],
    ["arme relique bozja", "/relics"],
    ["liste des actions oubliées", "/bozja/lostaction"],
  ],
};

describe.each(languages)("players' searches in %s", (language) => {
  const index = indexIn(language);

  test(`the list of searches in ${language} has at least 15 entries`, () =>
    expect(asked[language].length).toBeGreaterThanOrEqual(15));

  test.each(asked[language])(
    "a search for “%s” finds %s or an equivalent among the first two",
    (text, ...to) => {
      const [first, second] = grouped(searchFor(index, text, 24)).flatMap(({ finds }) =>
        finds.map(({ target }) => target),
      );
      expect(
        [first, second].some((target) => to.some((start) => target?.startsWith(start))),
        `${first}, ${second}`,
      ).toBe(true);
    },
  );
});

test.each(languages)("a search finds every glossary term by its name in %s", (language) => {
  const index = indexIn(language);
  for (const { id, names } of terms) {
    const targets = searchFor(index, names[language], 24).map(({ entry }) => entry.target);
    expect(targets, names[language]).toContain(`/glossary#${id}`);
  }
});

test.each([
  ["protean crystal", "/relics"],
  ["bitter memory", "/relics"],
  ["raw emotion", "/relics"],
  ["auroral mirages", "/occult/guide/tower"],
  ["how many players forked tower", "/occult/guide/tower"],
  ["next gales", "/weather-finder"],
])("a search for “%s” finds %s first", (text, to) => {
  const [first] = grouped(searchFor(indexIn("en"), text, 24)).flatMap(({ finds }) => finds);
  expect(first?.target).toContain(to);
});
