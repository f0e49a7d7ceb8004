import type { Guide } from "../frame/types.ts";

export type OccultGuidePage =
  | "entering"
  | "knowledge"
  | "jobs"
  | "encounters"
  | "treasure"
  | "shops"
  | "demiatma"
  | "weather"
  | "tower";

export const occultGuide: Guide<OccultGuidePage> = {
  base: "/occult/guide",
  operation: "occult",
  beginning: { operation: "occult", unlock: ["south-horn"], whole: true },
  map: "southhorn",
  pages: ["entering", "knowledge", "jobs", "encounters", "treasure", "shops", "demiatma", "weather", "tower"],
  openings: {
    entering: {
      map: "southhorn",
      links: [null, "/map/southhorn", "/occult/phantomjob"],
      tables: ["duties", "miscellany"],
    },
    knowledge: {
      map: "southhorn",
      links: ["/map/southhorn?layers=mobLevels", null, "/occult/guide/encounters"],
      tables: ["knowledge"],
    },
    jobs: {
      map: "northhorn",
      links: ["/occult/phantomjob", "/occult/guide/shops", null],
      tables: ["phantom-jobs"],
    },
    encounters: {
      map: "southhorn",
      links: ["/map/southhorn", "/timers", null],
      tables: ["engagements", "fates", "encounter-rewards"],
      fights: ["south-horn", "north-horn"],
    },
    treasure: {
      map: "northhorn",
      links: ["/map/southhorn?layers=treasureCoffers", "/timers", "/map/southhorn?layers=carrots"],
      tables: ["treasure", "pot-fates"],
    },
    shops: {
      map: "northhorn",
      links: [null, "/map/northhorn?layers=shops", "/exchanges"],
      tables: ["currencies", "shops"],
    },
    demiatma: {
      map: "southhorn",
      links: [null, "/map/southhorn?layers=demiatmaAreas", null],
      tables: ["crystals"],
    },
    weather: {
      map: "northhorn",
      links: ["/weather-finder", "/map/northhorn?layers=weatherEnemies", null],
      tables: ["enemies"],
    },
    tower: {
      map: "southhorn",
      links: ["/timers", "/occult/phantomjob", "/run"],
      tables: ["towers"],
      fights: ["forked-tower-blood", "forked-tower-magic"],
    },
  },
  older: new Map([
    ["leveling", "knowledge"],
    ["forkedtower", "tower"],
  ]),
};
