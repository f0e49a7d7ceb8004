const names: Readonly<Record<string, string>> = {
  southhorn: "Südliches Kreszentia",
  northhorn: "Nördliches Kreszentia",
  bsf: "Bozja-Südfront",
  zadnor: "Zadnor-Hochebene",
  anemos: "Eureka Anemos",
  pagos: "Eureka Pagos",
  pyros: "Eureka Pyros",
  hydatos: "Eureka Hydatos",
};

export default names;
