/** Duels by id, and their opponents. */
export default {
  "aces-high": "Aces High",
  "solo-engagement": "Solo Engagement",
  "test-subject-viii-dabog": "Test Subject VIII Dabog",
  "beast-of-man": "Beast of Man",
  "lyon-the-beast-king": "Lyon the Beast King",
  "and-the-flames-went-higher": "And the Flames Went Higher",
  "sartauvoir-the-inferno": "Sartauvoir the Inferno",
  "the-broken-blade": "The Broken Blade",
  "hypertuned-dabog": "Hypertuned Dabog",
  "head-of-the-snake": "Head of the Snake",
  "menenius-sas-lanatus": "Menenius sas Lanatus",
  "taking-the-lyons-share": "Taking the Lyon's Share",
} as const satisfies Readonly<Record<string, string>>;
