import type { Guide } from "../frame/types.ts";

export type EurekaGuidePage = "levels" | "logos" | "lockboxes" | "bunnies" | "relics" | "arsenal";

export const eurekaGuide: Guide<EurekaGuidePage> = {
  base: "/eureka/guide",
  operation: "eureka",
  beginning: { operation: "eureka", unlock: ["eureka-anemos"], whole: true },
  map: "hydatos",
  pages: ["levels", "logos", "lockboxes", "bunnies", "relics", "arsenal"],
  openings: {
    levels: {
      map: "anemos",
      links: ["/map/anemos", "/levels", "/eureka/nms"],
      tables: ["level-rules", "duties"],
    },
    logos: {
      map: "pyros",
      links: ["/forecast/eurekafarms", null, "/eureka/logos"],
      tables: ["logograms", "mnemes"],
    },
    lockboxes: {
      map: "pagos",
      links: ["/forecast/eurekafarms", "/forecast/cold_box", "/boxes"],
      tables: ["drop-rates"],
    },
    bunnies: {
      map: "pagos",
      links: ["/map/pagos?layers=bunnyFates", null, "/timers"],
      tables: ["bunny-fates"],
    },
    relics: {
      map: "hydatos",
      links: ["/relics", "/forecast/pazuzu", "/eureka/guide/arsenal"],
      tables: ["relic-steps"],
    },
    arsenal: {
      map: "hydatos",
      links: ["/eureka/logos", "/ba", "/portals"],
      tables: ["raid-requirements"],
      fights: ["ba"],
    },
  },
};
