import type { NameTable } from "../../names.ts";

/** Names of the logograms, from the game's item lists (ko is not known). */
const names: NameTable = {
  "conceptual-logogram": "Unprospektierter Logos-Splitter der Erneuerung",
  "fundamental-logogram": "Unprospektierter Logos-Splitter des Talents",
  "offensive-logogram": "Unprospektierter Logos-Splitter des Angreifers",
  "protective-logogram": "Unprospektierter Logos-Splitter des Verteidigers",
  "curative-logogram": "Unprospektierter Logos-Splitter des Heilers",
  "tactical-logogram": "Unprospektierter Logos-Splitter des Spähers",
  "inimical-logogram": "Unprospektierter Logos-Splitter des Störers",
  "mitigative-logogram": "Unprospektierter Logos-Splitter des Unterstützers",
};

export default names;
