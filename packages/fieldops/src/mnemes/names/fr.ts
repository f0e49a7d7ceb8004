import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "Mémoire d'un prêtre guerrier",
  "wisdom-of-the-martialist": "Mémoire d'un protecteur intrépide",
  "wisdom-of-the-platebearer": "Mémoire d'un soldat cuirassé",
  "protect-l": "Évocation Logos : Bouclier",
  "paralyze-l": "Évocation Logos : Paralysie",
  "feint-l": "Évocation Logos : Feinte",
  "backstep-l": "Évocation Logos : Bond arrière",
  "tranquilizer-l": "Évocation Logos : Tranquillisant",
  "cure-l": "Évocation Logos : Soin",
  "esuna-l": "Évocation Logos : Guérison",
  "incense-l": "Évocation Logos : Incitation",
  "raise-l": "Évocation Logos : Vie",
  "wisdom-of-the-guardian": "Mémoire d'un gardien",
  "wisdom-of-the-ordained": "Mémoire d'un prêtre",
  "wisdom-of-the-skirmisher": "Mémoire d'un combattant",
  "spirit-of-the-remembered": "Égide d'un héros vaillant",
  "shell-l": "Évocation Logos : Barrière",
  "featherfoot-l": "Évocation Logos : Pieds légers",
  "spirit-dart-l": "Évocation Logos : Flèche spirituelle",
  "dispel-l": "Évocation Logos : Dissipation",
  "stealth-l": "Évocation Logos : Furtivité",
  "bloodbath-l": "Évocation Logos : Bain de sang",
  "cure-l-ii": "Évocation Logos : Extra Soin",
  "stoneskin-l": "Évocation Logos : Cuirasse",
  "wisdom-of-the-breathtaker": "Mémoire d'un voleur",
  "magic-burst-l": "Évocation Logos : Explosion magique",
  "double-edge-l": "Évocation Logos : Double tranchant",
  "eagle-eye-shot-l": "Évocation Logos : Œil d'aigle",
};

export default names;
