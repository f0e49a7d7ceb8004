/** Weather farms by id, and the enemies they name. */
export default {
  "inimical-logogram": "Inimical Logogram",
  "fundamental-logogram": "Fundamental Logogram",
  "moisture-warped-lockbox": "Moisture-warped Lockbox",
  "void-wyvern": "Void Wyvern",
  "obscure-logogram": "Obscure Logogram",
  "crystal-claw": "Crystal Claw",
  "laboratory-lion": "Laboratory Lion",
} as const satisfies Readonly<Record<string, string>>;
