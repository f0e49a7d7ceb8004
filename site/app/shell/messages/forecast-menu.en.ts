/** Words of the menu of forecasts: its groups and its collections. */
export const messages = {
  home: "Home",
  groupAll: "All",
  groupMonsters: "Eureka NMs",
  groupFarms: "Eureka farms",
  groupFragments: "Bozja fragment farms",
  allUpcoming: "All upcoming spawns",
  allMonsters: "All Eureka NMs",
  everyMonster: "Every weather and night NM",
  allFarms: "All Eureka farms",
  allFragments: "All Bozja fragment farms",
};

export type ForecastMenuMessages = typeof messages;
