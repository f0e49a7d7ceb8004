/** Phantom jobs by id. Sheet MKDSupportJob; the newest eight as players collected them. */
export default {
  freelancer: "Phantom-Freiberufler",
  knight: "Phantom-Ritter",
  berserker: "Phantom-Berserker",
  monk: "Phantom-Mönch",
  ranger: "Phantom-Jäger",
  samurai: "Phantom-Samurai",
  bard: "Phantom-Barde",
  geomancer: "Phantom-Geomant",
  "time-mage": "Phantom-Zeitmagier",
  cannoneer: "Phantom-Grenadier",
  chemist: "Phantom-Alchemist",
  oracle: "Phantom-Seher",
  thief: "Phantom-Dieb",
  "mystic-knight": "Phantom-Paladin",
  gladiator: "Phantom-Gladiator",
  dancer: "Phantom-Tänzer",
} as const satisfies Readonly<Record<string, string>>;
