/** Weather farms by id, and the enemies they name. */
export default {
  "obscure-logogram": "Obscure Logogram",
  "crystal-claw": "Crystal Claw",
  "laboratory-lion": "Laboratory Lion",
} as const satisfies Readonly<Record<string, string>>;
