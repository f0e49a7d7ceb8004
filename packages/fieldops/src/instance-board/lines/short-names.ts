import type { LineLanguage } from "./line-words.ts";

type Names = Readonly<Partial<Record<LineLanguage, readonly string[]>>>;

/**
 * Short names besides the client's, by record id. Source: OverlayPlugin/cactbot, Apache-2.0, November 2026
 * (names only), and a few used by players.
 */
// biome-ignore format: a table
export const monsterShortNames: Readonly<Record<string, Names>> = {
  "sabotender-corrido": { en: ["Sabo"], ja: ["サボテン"], de: ["Sabo"], fr: ["Pampa"], "zh-CN": ["仙人掌"], "zh-TW": ["仙人掌"], ko: ["사보"] },
  "lord-of-anemos": { en: ["Lord"], ja: ["ロード"], de: ["Prinz", "Lord"], fr: ["Seigneur"], "zh-CN": ["章鱼"], "zh-TW": ["章魚"], ko: ["대왕"] },
  teles: { "zh-CN": ["鸟"], "zh-TW": ["鳥"] },
  "emperor-of-anemos": { en: ["Emperor"], ja: ["エンペラ", "エンペラー"], de: ["Kaiser"], fr: ["Empereur"], "zh-CN": ["蜻蜓"], "zh-TW": ["蜻蜓"], ko: ["황제"] },
  callisto: { "zh-CN": ["熊"], "zh-TW": ["熊"] },
  number: { ja: ["ナンバ"] },
  jahannam: { en: ["Jaha"], ja: ["ジャハ"], de: ["Jaha"], fr: ["Jahann"], "zh-CN": ["台风"], "zh-TW": ["颱風"] },
  amemet: { ja: ["アミメ"], "zh-CN": ["暴龙"], "zh-TW": ["暴龍"] },
  bombadeel: { en: ["Bomba"], ja: ["ボンバ"], de: ["Bomba"], fr: ["Bomba"], "zh-CN": ["举高高"], "zh-TW": ["舉高高"], ko: ["봄바"] },
  serket: { "zh-CN": ["蝎子"], "zh-TW": ["蠍子"] },
  "judgmental-julika": { en: ["Julika"], ja: ["ジュリカ"], de: ["Julika"], "zh-CN": ["魔界花"], "zh-TW": ["魔界花"], ko: ["줄리카"] },
  "white-rider": { en: ["Rider"], ja: ["ライダー"], de: ["Reiter"], fr: ["Cavalier"], ko: ["기수"] },
  polyphemus: { en: ["Poly"], ja: ["ポリュ", "ポリュペ"], de: ["Poly"], fr: ["Poly"], "zh-CN": ["独眼"], "zh-TW": ["獨眼"], ko: ["폴리"] },
  "simurghs-strider": { en: ["Strider"], ja: ["シムルグ"], de: ["Läufer"], fr: ["Trotteur"], "zh-CN": ["祖"], "zh-TW": ["祖"], ko: ["시무르그"] },
  "king-hazmat": { en: ["Hazmat"], ja: ["ハズマ"], de: ["Hazmat"], fr: ["Hazmat"], "zh-CN": ["爆弹"], "zh-TW": ["爆彈"], ko: ["하즈마트"] },
  fafnir: { ja: ["ファヴ"] },
  amarok: { ja: ["アマロ"], "zh-CN": ["狗"], "zh-TW": ["狗"] },
  lamashtu: { ja: ["ラマシュ"], "zh-CN": ["嫂子"], "zh-TW": ["嫂子"] },
  pazuzu: { en: ["Paz", "Zuzu"], ja: ["パズ"], de: ["Paz"], "zh-CN": ["Pzz"], "zh-TW": ["Pzz"] },
  "snow-queen": { en: ["Queen"], ja: ["女王"], de: ["Königin"], fr: ["Reine"], "zh-CN": ["周冬雨"], "zh-TW": ["周冬雨"], ko: ["눈 여왕"] },
  taxim: { "zh-CN": ["读书人"], "zh-TW": ["讀書人"] },
  "ash-dragon": { en: ["Dragon"], ja: ["アッシュ"], de: ["Drache"], fr: ["Dragon"], ko: ["잿더미 용"] },
  glavoid: { ja: ["グラヴォ"], "zh-CN": ["魔虫"], "zh-TW": ["魔蟲"] },
  anapos: { de: ["Anapos"] },
  hakutaku: { en: ["Haku"], de: ["Haku"], fr: ["Haku"] },
  "king-igloo": { en: ["Igloo"], ja: ["イグルー"], de: ["Iglu"], fr: ["Igloo"], ko: ["이글루"] },
  surabhi: { "zh-CN": ["山羊"], "zh-TW": ["山羊"] },
  "king-arthro": { en: ["Arthro", "Crab"], ja: ["アスロ", "蟹", "カニ"], de: ["Athro", "Krabbe"], fr: ["Arthro", "Crabe"], "zh-CN": ["螃蟹"], "zh-TW": ["螃蟹"], ko: ["아스로"] },
  "mindertaur-eldertaur": { en: ["Brothers", "Bros"], ja: ["ミノ"], de: ["Brüder"], fr: ["Frères"], "zh-CN": ["双牛"], "zh-TW": ["雙牛"], ko: ["형제"] },
  "holy-cow": { ja: ["聖牛"], de: ["Heil"], fr: ["Vache"], "zh-CN": ["圣牛"], "zh-TW": ["聖牛"], ko: ["신성 소"] },
  hadhayosh: { en: ["Behe", "Hadha"], ja: ["ハダヨ", "ベヒ"], de: ["Behe"], fr: ["Hadha", "Béhé"], "zh-CN": ["贝爷"], "zh-TW": ["貝爺"] },
  "arch-angra-mainyu": { en: ["Mainyu"], ja: ["マンユ"], de: ["Mainyu"], fr: ["Mainyu"], "zh-CN": ["大眼"], "zh-TW": ["大眼"], ko: ["마이뉴"] },
  "copycat-cassie": { en: ["Cassie", "CC"], ja: ["キャシー"], de: ["Cassie"], fr: ["Cassie"], "zh-CN": ["凯西"], "zh-TW": ["凱西"], ko: ["캐시"] },
  leucosia: { ja: ["レウコ"], "zh-CN": ["惨叫"], "zh-TW": ["慘叫"], ko: ["레우"] },
  flauros: { ja: ["フラウロ"], "zh-CN": ["雷兽"], "zh-TW": ["雷獸"], ko: ["플라"] },
  sophist: { en: ["Sophist"], fr: ["Sophiste"], ko: ["소피"] },
  graffiacane: { en: ["Doll"], ja: ["グラフアカネ"], de: ["Graff"], fr: ["Graff"], "zh-CN": ["塔塔露"], "zh-TW": ["塔塔露"], ko: ["그라"] },
  askalaphos: { en: ["Owl"], ja: ["アスカラ"], de: ["Askala"], fr: ["Ascala"], "zh-CN": ["阿福"], "zh-TW": ["阿福"], ko: ["아스"] },
  "grand-duke-batym": { en: ["Batym"], ja: ["デューク"], de: ["Batym"], fr: ["Bathim"], "zh-CN": ["大公"], "zh-TW": ["大公"], ko: ["바팀"] },
  aetolus: { "zh-CN": ["雷鸟"], "zh-TW": ["雷鳥"], ko: ["아이"] },
  lesath: { "zh-CN": ["蝎子"], "zh-TW": ["蠍子"] },
  eldthurs: { ko: ["엘드"] },
  iris: { "zh-CN": ["海燕"], "zh-TW": ["海燕"] },
  "lamebrix-strikebocks": { en: ["Lamebrix", "Lame"], ja: ["ゴブ"], de: ["Wüterix"], fr: ["Lamebrix"], "zh-CN": ["哥布林"], "zh-TW": ["哥布林"], ko: ["용병"] },
  dux: { ja: ["ドゥクス"], fr: ["Dux"], "zh-CN": ["雷军"], "zh-TW": ["雷軍"], ko: ["번개"] },
  "lumber-jack": { en: ["Jack"], ja: ["ジャック"], de: ["Holz"], "zh-CN": ["树人"], "zh-TW": ["樹人"] },
  glaukopis: { ja: ["グラウコ"], ko: ["글라"] },
  "ying-yang": { en: ["YY"], ja: ["インヤン"], ko: ["음양"] },
  skoll: { en: ["Skoll"], "zh-CN": ["狼"], "zh-TW": ["狼"] },
  penthesilea: { en: ["Penny", "Pent"], ja: ["レイア", "ペンテ"], de: ["Penthe"], fr: ["Penthé"], "zh-CN": ["彭女士"], "zh-TW": ["彭女士"], ko: ["펜테"] },
  khalamari: { "zh-CN": ["墨鱼"], "zh-TW": ["墨魚"], ko: ["칼라"] },
  stegodon: { "zh-CN": ["象"], "zh-TW": ["象"], ko: ["스테"] },
  piasa: { "zh-CN": ["皮鸟"], "zh-TW": ["皮鳥"] },
  frostmane: { ja: ["フロスト"], de: ["Frosti"], fr: ["Crinière"], "zh-CN": ["老虎"], "zh-TW": ["老虎"], ko: ["서리"] },
  "king-goldemar": { en: ["Golde", "Goldemar"], ja: ["ゴルデマール"], de: ["Goldemar"], fr: ["Golde", "Goldemar"], "zh-CN": ["马王"], "zh-TW": ["馬王"], ko: ["골데마르"] },
  leuke: { ja: ["レウケ"] },
  barong: { de: ["Baron"] },
  ceto: { ja: ["ケート"] },
  "provenance-watcher": { en: ["PW"], ja: ["ウォッチャ", "ウォッチャー"], de: ["Wächter"], fr: ["Gardien"], "zh-CN": ["守望者"], "zh-TW": ["守望者"], ko: ["관찰자"] },
  tristitia: { en: ["Support", "Tristi"], ja: ["トリス"] },
  ovni: { en: ["UFO"], "zh-CN": ["飞行物体"] },
};

// biome-ignore format: a table
export const timerShortNames: Readonly<Record<string, Names>> = {
  "the-forked-tower-blood": { en: ["Forked Tower", "Blood Tower", "Tower of Blood", "FT Blood", "FTB"], ja: ["力の塔"], fr: ["Tour de la Force"], "zh-CN": ["力之塔"], ko: ["힘의 탑"] },
  "the-forked-tower-magic": { en: ["Magic Tower", "Tower of Magic", "FT Magic", "FTM"], ja: ["魔の塔"], fr: ["Tour de la Magie"], "zh-CN": ["魔之塔"], ko: ["마의 탑"] },
};

// biome-ignore format: a table
export const potSides: Readonly<Record<"north" | "south", Names>> = {
  north: { en: ["north", "north pot", "N pot"], ja: ["北", "北ポット", "北壺"], de: ["Norden", "Nord", "Nord-Pott"], fr: ["nord", "pot nord"], "zh-CN": ["北", "北罐"], "zh-TW": ["北", "北罐"], ko: ["북", "북쪽"] },
  south: { en: ["south", "south pot", "S pot"], ja: ["南", "南ポット", "南壺"], de: ["Süden", "Süd", "Süd-Pott"], fr: ["sud", "pot sud"], "zh-CN": ["南", "南罐"], "zh-TW": ["南", "南罐"], ko: ["남", "남쪽"] },
};
