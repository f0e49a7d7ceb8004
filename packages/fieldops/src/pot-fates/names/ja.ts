/** Pot FATEs by id, and the enemies and items they name. */
export default {
  "persistent-pots": "しあわせのマジックポット",
  "orpiment-demiatma": "黄晶のデミアートマ",
  "notes-on-persistent-pots": "探査記録:おねだりポット",
  "pleading-pots": "カチカチのマジックポット",
  "verdigris-demiatma": "碧晶のデミアートマ",
  "daylight-pottery": "隠されのマジックポット",
  "in-a-pot-of-bother": "飛ばされのマジックポット",
  "phantom-dispeller-gamma": "ファントムディスペラーγ",
  "phantom-dispeller-beta": "ファントムディスペラーβ",
} as const satisfies Readonly<Record<string, string>>;
