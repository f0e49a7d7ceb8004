const names: Readonly<Record<string, string>> = {
  southhorn: "South Horn",
  northhorn: "North Horn",
  bsf: "Bozjan Southern Front",
  zadnor: "Zadnor",
  anemos: "Eureka Anemos",
  pagos: "Eureka Pagos",
  pyros: "Eureka Pyros",
  hydatos: "Eureka Hydatos",
};

export default names;
