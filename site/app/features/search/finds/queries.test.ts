import { buildIndex, search } from "@foray/fieldops/search/index";
import { describe, expect, test } from "vitest";
import { siteFinds } from "../../../../build/plugins/search/finds.ts";
import { grouped } from "../groups.ts";
import { joinEntries } from "../index-data.ts";
import { subjectOf } from "../question.ts";
import { linesIn } from "./entries.ts";

const found = await siteFinds();
const index = buildIndex(
  found.map(({ names, ...rest }) => ({
    ...rest,
    names: { ...names, en: names.en ?? "" },
    line: "",
    glyph: undefined,
  })),
);

/** Monsters that only have a position. */
const placed: readonly (readonly [text: string, map: string])[] = [
  ["where is stalker ziz", "anemos"],
  ["wo ist Guud Suud", "anemos"],
  ["ボズヤ・コリガンはどこ", "bsf"],
  ["zadnor gourmand", "zadnor"],
  ["hydatos slug", "hydatos"],
  ["northern swallow", "pyros"],
  ["pagos wildebeest", "pagos"],
];

test.each(placed)("a search for “%s” finds an enemy on the map %s first", (text, map) => {
  const [first] = grouped(search(index, subjectOf(text), 24)).flatMap(({ finds }) => finds);
  expect(first?.kind).toBe("enemy");
  expect(first?.target).toContain(`/map/${map}`);
});

function listed(text: string): string[] {
  return grouped(search(index, text, 24)).flatMap(({ finds }) => finds.map(({ target }) => target));
}

/** Queries in four languages, with the target of the first result. */
const queries: readonly (readonly [to: string, en: string, ja: string, de: string, fr: string])[] = [
  [
    "/forecast/cassie",
    "copycat cassie",
    "コピーキャット・キャシー",
    "kopierende cassie",
    "cassie la copieuse",
  ],
  ["/forecast/pazuzu", "pazuzu", "パズズ", "pazzuzu", "ぱずず"],
  ["/forecast/crab", "king arthro", "キングアースロ", "könig athro", "roi arthro"],
  [
    "/forecast/cold_box",
    "pagos chimera",
    "変異したロックボックス【氷】",
    "frostverbeulte schließkassette",
    "coffre glacé",
  ],
  [
    "/weather-finder?way=pattern&zone=eurekaPagos,eurekaPyros&weather=blizzards",
    "blizzards",
    "吹雪",
    "schneesturm",
    "blizzard",
  ],
  [
    "/map/northhorn?layers=carrots",
    "half-eaten carots",
    "かじられたニンジン",
    "angeknabberte karotten",
    "carottes grignotées",
  ],
  ["/occult/guide/knowledge", "knowledge", "知見レベル", "wissensstufen", "niveaux de savoir"],
  [
    "/occult/guide/shops#enlightenment-silver-obol",
    "silver obol",
    "十二都市白銀貨",
    "weißsilbermünze",
    "pièce de nickel",
  ],
  ["/bozja/notes", "field notes", "戦果記録", "feldnotizen", "notes de terrain"],
  ["/bozja/engagements", "engagements", "CE・スカーミッシュ一覧", "gefechte", "affrontements"],
  ["/portals?poi=ba-portal-3-4", "portal 3-4", "ポータル 3-4", "portal 3 4", "portail 3-4"],
  ["settings", "settings", "設定", "einstellungen", "réglages"],
  ["night", "night theme", "ダークテーマ", "dunkles design", "thème sombre"],
  ["language", "language", "言語", "sprache", "langue"],
  [
    "/bozja/lostaction/lost-slash",
    "lost slash",
    "ロストスラッシュ",
    "verschollener schlitzer",
    "taillade oubliée",
  ],
  [
    "/bozja/lostaction/lost-dispel",
    "lost dispell",
    "ロスト・ディスペル",
    "verschollenes entzaubern",
    "dissipation oubliee",
  ],
  [
    "/eureka/logos/dispel-l",
    "dispel",
    "ロゴス・ディスペル",
    "logos-entzaubern",
    "évocation logos dissipation",
  ],
  [
    "/occult/phantomjob/time-mage",
    "phantom time mage",
    "サポート時魔道士",
    "phantom-zeitmagier",
    "chronomancien",
  ],
  ["/map/hydatos", "eureka hydatos", "エウレカ：ヒュダトス帯", "Eureka Hydatos", "eurêka hydatos"],
  ["/occult/guide/tower", "the forked tower", "フォークタワー", "der gegabelte turm", "la tour fourchue"],
  ["/alarms", "alarms", "アラーム", "alarme", "alarmes"],
  ["/timers", "instance board", "タイマー", "timer", "minuteurs"],
  [
    "/weather-finder",
    "advanced weather finder",
    "天候サーチ",
    "erweiterte wettersuche",
    "recherche de météo",
  ],
  ["/run", "run planner", "攻略パーティ編成", "lauf-planer", "planificateur"],
  ["/eureka/nms", "monster table", "モンスター一覧", "monstertabelle", "table des monstres"],
  [
    "/bozja/notes#bajsaljen-ulgasch",
    "bajsaljen ulgasch",
    "バイシャーエン・ウルガッシュ",
    "bajsaljen ulgash",
    "ulgasch",
  ],
  ["Exodus", "exodus", "Exodus", "EXODUS", "exoduss"],
  ["market", "market region", "マーケットの地域", "marktregion", "région du marché"],
  [
    "/eureka/guide/arsenal",
    "baldesion arsenal",
    "バルデシオンアーセナル",
    "baldesions arsenal",
    "arsenal de baldesion",
  ],
  ["keys", "keyboard shortcuts", "キー操作", "tastenkürzel", "raccourcis clavier"],
  ["clock", "eorzea time", "エオルゼア時間", "eorzea-zeit", "heure d’éorzéa"],
];

describe.each(queries)("searches for %s", (to, ...texts) => {
  test.each(texts)(`a search for “%s” finds ${to} first`, (text) => {
    expect(listed(text)[0]).toBe(to);
  });
});

/** Ambiguous terms, with the kind of the first result. */
test.each([
  ["blizzard", "weather"],
  ["sprite", "enemy"],
  ["coffer", "page"],
  ["carrot", "layer"],
  ["bunny", "layer"],
  ["engagement", "page"],
  ["treasure", "guide"],
  ["shadow wraith", "enemy"],
  ["flowering sabotender", "enemy"],
  ["unsafety dance", "fate"],
  ["kill it with fire", "encounter"],
  ["peeriefool", "encounter"],
  ["forgotten fragment of skill", "item"],
  ["aetherspun silver", "item"],
  ["camp steva", "place"],
  ["resistance quartermaster", "place"],
  ["dark mode", "setting"],
])("a search for “%s” finds a result of the kind %s first", (text, kind) => {
  expect(grouped(search(index, text, 24))[0]?.finds[0]?.kind).toBe(kind);
});

test("a search for “dispel” lists lost actions before holsters", () => {
  const kinds = grouped(search(index, "dispel", 24)).flatMap(({ finds }) => finds.map(({ kind }) => kind));
  expect(kinds.indexOf("lostAction")).toBeGreaterThanOrEqual(0);
  if (kinds.includes("holster"))
    expect(kinds.indexOf("holster")).toBeGreaterThan(kinds.indexOf("lostAction"));
});

test("siteFinds lists each find once", () => {
  const seen = found.map(({ names, target }) => `${names.en} ${target}`);
  expect(new Set(seen).size).toBe(seen.length);
  expect(listed("camp steva")).toHaveLength(1);
});

test("joinEntries keeps each name and line with its entry", () => {
  const stored = found.map(({ id, kind, target }) => [id, kind, target, 0, 0, 0] as const);
  const joined = joinEntries(stored, linesIn(found, "de"), [
    ["en", found.map(({ names }) => names.en ?? "")],
  ]);
  expect(joined.map(({ names }) => names.en)).toEqual(found.map(({ names }) => names.en));
  expect(joined.map(({ line }) => line)).toEqual(found.map(({ line }) => line?.de ?? ""));
});
