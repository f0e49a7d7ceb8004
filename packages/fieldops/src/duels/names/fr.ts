/** Duels by id, and their opponents. */
export default {
  "aces-high": "Force divine",
  "solo-engagement": "Combat singulier",
  "test-subject-viii-dabog": "Dabog sujet numéro 8",
  "beast-of-man": "Le Roi bestial",
  "lyon-the-beast-king": "Lyon le Roi bestial",
  "and-the-flames-went-higher": "L'envol du phénix",
  "sartauvoir-the-inferno": "Sartauvoir le fer rouge",
  "the-broken-blade": "Dabog l'hyper-renforcé",
  "hypertuned-dabog": "Dabog l'hyper-renforcé",
  "head-of-the-snake": "Mener par l'exemple",
  "menenius-sas-lanatus": "Menenius sas Lanatus",
  "taking-the-lyons-share": "La revanche de Lyon",
} as const satisfies Readonly<Record<string, string>>;
