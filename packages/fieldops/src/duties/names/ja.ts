/** Duties by id. */
export default {
  "eureka-anemos": "禁断の地 エウレカ：アネモス編",
  "eureka-pagos": "禁断の地 エウレカ：パゴス編",
  "eureka-pyros": "禁断の地 エウレカ：ピューロス編",
  "eureka-hydatos": "禁断の地 エウレカ：ヒュダトス編",
  "bozjan-southern-front": "南方ボズヤ戦線",
  "delubrum-reginae": "グンヒルド・ディルーブラム",
  "delubrum-reginae-savage": "グンヒルド・ディルーブラム零式",
  zadnor: "ザトゥノル高原",
  "south-horn": "蜃気楼の島 クレセントアイル：南征編",
  "north-horn": "蜃気楼の島 クレセントアイル：北征編",
  "the-baldesion-arsenal": "バルデシオンアーセナル",
  "castrum-lacus-litore": "カストルム・ラクスリトレ",
  "the-dalriada": "旗艦ダル･リアータ攻略戦",
  "the-forked-tower-blood": "フォークタワー：力の塔",
  "the-forked-tower-magic": "フォークタワー：魔の塔",
} as const satisfies Readonly<Record<string, string>>;
