/** Bunny FATEs by id. */
export default {
  "down-the-rabbit-hole": "Down the Rabbit Hole",
  "curiouser-and-curiouser": "Curiouser and Curiouser",
  "were-all-mad-here": "We're All Mad Here",
  "uncommon-nonsense": "Uncommon Nonsense",
  "drink-me": "Drink Me",
} as const satisfies Readonly<Record<string, string>>;
