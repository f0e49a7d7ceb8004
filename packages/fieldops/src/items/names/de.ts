import type { NameTable } from "../../names.ts";

/** Names of the items, from the game's item lists (de, fr and ko only where they could be read). */
const names: NameTable = {
  "forgotten-fragment-of-ingenuity": "Unbegutachteter Frontsplitter der Unterweisung",
  "forgotten-fragment-of-care": "Unbegutachteter Frontsplitter der Heilung",
  "forgotten-fragment-of-awakening": "Unbegutachteter Frontsplitter der Hypnose",
  "forgotten-fragment-of-support": "Unbegutachteter Frontsplitter der Hingabe",
  "forgotten-fragment-of-violence": "Unbegutachteter Frontsplitter des Meuchelmords",
  "forgotten-fragment-of-resolve": "Unbegutachteter Frontsplitter des Entschlusses",
  "forgotten-fragment-of-compassion": "Unbegutachteter Frontsplitter des Segens",
  "forgotten-fragment-of-superstition": "Unbegutachteter Frontsplitter des Glaubens",
  "forgotten-fragment-of-mastery": "Unbegutachteter Frontsplitter des Erwachens",
  "forgotten-fragment-of-sagacity": "Unbegutachteter Frontsplitter der Kampfkunst",
  "forgotten-fragment-of-becoming": "Unbegutachteter Frontsplitter der Müdigkeit",
  "forgotten-fragment-of-transcendence": "Unbegutachteter Frontsplitter der Verkündung",
  "forgotten-fragment-of-caprice": "Unbegutachteter Frontsplitter der Kunstfertigkeit",
  "conceptual-logogram": "Unprospektierter Logos-Splitter der Erneuerung",
  "fundamental-logogram": "Unprospektierter Logos-Splitter des Talents",
  "curative-logogram": "Unprospektierter Logos-Splitter des Heilers",
  "offensive-logogram": "Unprospektierter Logos-Splitter des Angreifers",
  "protective-logogram": "Unprospektierter Logos-Splitter des Verteidigers",
  "tactical-logogram": "Unprospektierter Logos-Splitter des Spähers",
  "mitigative-logogram": "Unprospektierter Logos-Splitter des Unterstützers",
  "inimical-logogram": "Unprospektierter Logos-Splitter des Störers",
  "occult-coffer": "Alte Geldkiste (Phantomgegenstand)",
  "bozjan-cluster": "Bozja-Polykristall",
};

export default names;
