const names: Readonly<Record<string, string>> = {
  southhorn: "三日月島南部",
  northhorn: "三日月島北部",
  bsf: "南方ボズヤ戦線",
  zadnor: "ザトゥノル高原",
  anemos: "エウレカ：アネモス帯",
  pagos: "エウレカ：パゴス帯",
  pyros: "エウレカ：ピューロス帯",
  hydatos: "エウレカ：ヒュダトス帯",
};

export default names;
