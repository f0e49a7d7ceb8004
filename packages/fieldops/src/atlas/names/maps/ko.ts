const names: Readonly<Record<string, string>> = {
  southhorn: "초승달 섬 남부",
  northhorn: "초승달 섬 북부",
  bsf: "남부 보즈야 전선",
  zadnor: "자트노르 고원",
  anemos: "에우레카: 아네모스 지대",
  pagos: "에우레카: 파고스 지대",
  pyros: "에우레카: 피로스 지대",
  hydatos: "에우레카: 히다토스 지대",
};

export default names;
