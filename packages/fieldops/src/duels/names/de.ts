/** Duels by id, and their opponents. */
export default {
  "aces-high": "Gabriel, die stählerne Schwinge",
  "solo-engagement": "Held des Schlachtfelds",
  "test-subject-viii-dabog": "Dabog Versuchsmodell 8",
  "beast-of-man": "Lyon der Bestienkönig",
  "lyon-the-beast-king": "Lyon Bestienkönig",
  "and-the-flames-went-higher": "Sartauvoir Eisenfeuer",
  "sartauvoir-the-inferno": "Sartauvoir Eisenfeuer",
  "the-broken-blade": "Hyper-Dabog, Stärkster unter Stärksten",
  "hypertuned-dabog": "Hyper-Dabog",
  "head-of-the-snake": "Menenius, Tribunus der IV. Legion",
  "menenius-sas-lanatus": "Menenius sas Lanatus",
  "taking-the-lyons-share": "Revanche: Lyon der Bestienkönig",
} as const satisfies Readonly<Record<string, string>>;
