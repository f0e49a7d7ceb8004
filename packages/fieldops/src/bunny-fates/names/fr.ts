/** Bunny FATEs by id. */
export default {
  "down-the-rabbit-hole": "Défi : petits bonds dans la neige",
  "curiouser-and-curiouser": "Défi : lapereaux apeurés",
  "were-all-mad-here": "Défi : les coraux de la colère",
  "uncommon-nonsense": "Défi : roches porte-bonheur",
  "drink-me": "Rien que de l'eau",
} as const satisfies Readonly<Record<string, string>>;
