/** Enemies of the Occult Crescent by id, as players write them. */
export default {
  "crescent-blackguard": "garde noir de Lunule",
  "crescent-wraith": "spectre de Lunule",
  "crescent-huwasi": "huwasi de Lunule",
  "crescent-big-horn": "encorné de Lunule",
  "crescent-banemite": "sarcopte de Lunule",
  "crescent-blackguard-north-horn": "garde noir de Lunule",
  "crescent-hellhound": "limier de Lunule",
  "crescent-wamoura": "wamoura de Lunule",
} as const satisfies Readonly<Record<string, string>>;
