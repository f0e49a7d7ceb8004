const names: Readonly<Record<string, string>> = {
  southhorn: "新月岛南部",
  northhorn: "新月岛北部",
  bsf: "南方博兹雅战线",
  zadnor: "扎杜诺尔高原",
  anemos: "优雷卡常风之地",
  pagos: "优雷卡恒冰之地",
  pyros: "优雷卡涌火之地",
  hydatos: "优雷卡丰水之地",
};

export default names;
