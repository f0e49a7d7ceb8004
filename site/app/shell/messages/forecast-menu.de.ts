import type { ForecastMenuMessages } from "./forecast-menu.en.ts";

const messages: ForecastMenuMessages = {
  home: "Startseite",
  groupAll: "Alle",
  groupMonsters: "Eureka-NMs",
  groupFarms: "Eureka-Farmen",
  groupFragments: "Frontsplitter-Farmen in Bozja",
  allUpcoming: "Alle nächsten Erscheinungen",
  allMonsters: "Alle Eureka-NMs",
  everyMonster: "Alle NMs mit Wetter oder Nacht",
  allFarms: "Alle Eureka-Farmen",
  allFragments: "Alle Frontsplitter-Farmen in Bozja",
};

export default messages;
