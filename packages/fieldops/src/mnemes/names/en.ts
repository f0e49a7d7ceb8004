import type { NameTable } from "../../names.ts";

/** Names of the mnemes, from the game's data sheets (patch 7.5x). */
const names: NameTable = {
  "wisdom-of-the-aetherweaver": "Wisdom of the Aetherweaver",
  "wisdom-of-the-martialist": "Wisdom of the Martialist",
  "wisdom-of-the-platebearer": "Wisdom of the Platebearer",
  "protect-l": "Protect L",
  "paralyze-l": "Paralyze L",
  "feint-l": "Feint L",
  "backstep-l": "Backstep L",
  "tranquilizer-l": "Tranquilizer L",
  "cure-l": "Cure L",
  "esuna-l": "Esuna L",
  "incense-l": "Incense L",
  "raise-l": "Raise L",
  "wisdom-of-the-guardian": "Wisdom of the Guardian",
  "wisdom-of-the-ordained": "Wisdom of the Ordained",
  "wisdom-of-the-skirmisher": "Wisdom of the Skirmisher",
  "spirit-of-the-remembered": "Spirit of the Remembered",
  "shell-l": "Shell L",
  "featherfoot-l": "Featherfoot L",
  "spirit-dart-l": "Spirit Dart L",
  "dispel-l": "Dispel L",
  "stealth-l": "Stealth L",
  "bloodbath-l": "Bloodbath L",
  "cure-l-ii": "Cure L II",
  "stoneskin-l": "Stoneskin L",
  "wisdom-of-the-breathtaker": "Wisdom of the Breathtaker",
  "magic-burst-l": "Magic Burst L",
  "double-edge-l": "Double Edge L",
  "eagle-eye-shot-l": "Eagle Eye Shot L",
};

export default names;
