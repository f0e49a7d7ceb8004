import type { ForecastMenuMessages } from "./forecast-menu.en.ts";

const messages: ForecastMenuMessages = {
  home: "Accueil",
  groupAll: "Tout",
  groupMonsters: "NM d’Eurêka",
  groupFarms: "Farms d’Eurêka",
  groupFragments: "Farms d’éclats oubliés de Bozja",
  allUpcoming: "Toutes les apparitions à venir",
  allMonsters: "Tous les NM d’Eurêka",
  everyMonster: "Tous les NM de météo ou de nuit",
  allFarms: "Tous les farms d’Eurêka",
  allFragments: "Tous les farms d’éclats oubliés",
};

export default messages;
