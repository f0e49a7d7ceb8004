/** Enemies of the Occult Crescent by id, as players write them. */
export default {
  "crescent-blackguard": "Kreszentia-Düsterwächter",
  "crescent-wraith": "Kreszentia-Geist",
  "crescent-huwasi": "Kreszentia-Huwasi",
  "crescent-big-horn": "Kreszentia-Großhorn",
  "crescent-banemite": "Kreszentia-Terrormilbe",
  "crescent-blackguard-north-horn": "Kreszentia-Düsterwächter",
  "crescent-hellhound": "Kreszentia-Höllenhund",
  "crescent-wamoura": "Kreszentia-Wamoura",
} as const satisfies Readonly<Record<string, string>>;
