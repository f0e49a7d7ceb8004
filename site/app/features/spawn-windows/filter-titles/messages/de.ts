import type { FilterTitles } from "./en.ts";

const messages: FilterTitles = {
  all: "Alle kommenden Spawns",
  nm: "Alle Eureka-NMs",
  "all-nms": "Alle NMs mit Wetter oder Nacht",
  fragments: "Alle Frontsplitter-Farmen in Bozja",
  eurekafarms: "Alle Eureka-Farmen",
};

export default messages;
