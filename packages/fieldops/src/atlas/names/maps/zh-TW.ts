const names: Readonly<Record<string, string>> = {
  bsf: "南方博茲雅戰線",
  zadnor: "扎杜諾爾高原",
  anemos: "優雷卡常風之地",
  pagos: "優雷卡恆冰之地",
  pyros: "優雷卡湧火之地",
  hydatos: "優雷卡豐水之地",
};

export default names;
