import type { FinderHead } from "./head.en.ts";

const messages: FinderHead = {
  title: "Recherche météo",
  description:
    "Les meilleures heures pour farmer, ou chaque moment d’une suite de temps sur cent ans, dans toutes les zones de FINAL FANTASY XIV.",
};

export default messages;
