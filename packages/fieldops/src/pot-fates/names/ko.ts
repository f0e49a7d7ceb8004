/** Pot FATEs by id, and the enemies and items they name. */
export default {
  "persistent-pots": "행복한 마법 항아리",
  "pleading-pots": "고집불통 마법 항아리",
  "daylight-pottery": "찾아다니는 마법 항아리",
  "in-a-pot-of-bother": "날아가는 마법 항아리",
} as const satisfies Readonly<Record<string, string>>;
