import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "Vermächtnis des Zauberers",
  "wisdom-of-the-martialist": "Vermächtnis des Kämpfers",
  "wisdom-of-the-platebearer": "Vermächtnis des Ritters",
  "protect-l": "Logos-Splitter des Protes",
  "paralyze-l": "Logos-Splitter der Paralyse",
  "feint-l": "Logos-Splitter der Finte",
  "backstep-l": "Logos-Splitter der Entrinnung",
  "tranquilizer-l": "Logos-Splitter der Betäubung",
  "cure-l": "Logos-Splitter des Vita",
  "esuna-l": "Logos-Splitter des Medica",
  "incense-l": "Logos-Splitter des Hohns",
  "raise-l": "Logos-Splitter der Wiederbelebung",
  "wisdom-of-the-guardian": "Vermächtnis des Wächters",
  "wisdom-of-the-ordained": "Vermächtnis des Priesters",
  "wisdom-of-the-skirmisher": "Vermächtnis des Kampfkünstlers",
  "spirit-of-the-remembered": "Segen des Helden",
  "shell-l": "Logos-Splitter des Vallum",
  "featherfoot-l": "Logos-Splitter des Leichtfußes",
  "spirit-dart-l": "Logos-Splitter des Geistpfeils",
  "dispel-l": "Logos-Splitter des Entzauberns",
  "stealth-l": "Logos-Splitter der Tarnung",
  "bloodbath-l": "Logos-Splitter des Blutbades",
  "cure-l-ii": "Logos-Splitter des Vitra",
  "stoneskin-l": "Logos-Splitter der Steinhaut",
  "wisdom-of-the-breathtaker": "Vermächtnis des Diebes",
};

export default names;
