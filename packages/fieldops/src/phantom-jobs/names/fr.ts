/** Phantom jobs by id. Sheet MKDSupportJob; the newest eight as players collected them. */
export default {
  freelancer: "Freelance fantôme",
  knight: "Paladin fantôme",
  berserker: "Berserker fantôme",
  monk: "Moine fantôme",
  ranger: "Rôdeur fantôme",
  samurai: "Samouraï fantôme",
  bard: "Barde fantôme",
  geomancer: "Géomancien fantôme",
  "time-mage": "Chronomancien fantôme",
  cannoneer: "Artilleur fantôme",
  chemist: "Alchimiste fantôme",
  oracle: "Devin fantôme",
  thief: "Voleur fantôme",
  "mystic-knight": "Chevalier mage fantôme",
  gladiator: "Gladiateur fantôme",
  dancer: "Danseur fantôme",
} as const satisfies Readonly<Record<string, string>>;
