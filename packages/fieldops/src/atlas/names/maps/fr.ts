const names: Readonly<Record<string, string>> = {
  southhorn: "Île de Lunule méridionale",
  northhorn: "Île de Lunule septentrionale",
  bsf: "Front sud de Bozja",
  zadnor: "Hauts plateaux de Zadnor",
  anemos: "Eurêka Anemos",
  pagos: "Eurêka Pagos",
  pyros: "Eurêka Pyros",
  hydatos: "Eurêka Hydatos",
};

export default names;
