import type { FilterTitles } from "./en.ts";

const messages: FilterTitles = {
  all: "Toutes les apparitions à venir",
  nm: "Tous les NM d’Eurêka",
  "all-nms": "Tous les NM liés à la météo ou à la nuit",
  fragments: "Tous les farms d’éclats oubliés de Bozja",
  eurekafarms: "Tous les farms d’Eurêka",
};

export default messages;
