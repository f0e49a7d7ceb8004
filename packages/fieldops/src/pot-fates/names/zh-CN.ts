/** Pot FATEs by id, and the enemies and items they name. */
export default {
  "persistent-pots": "幸福的魔法罐",
  "orpiment-demiatma": "黄色半魂晶",
  "notes-on-persistent-pots": "调查记录：撒娇罐",
  "pleading-pots": "瑟瑟发抖的魔法罐",
  "verdigris-demiatma": "碧色半魂晶",
  "daylight-pottery": "被欺负的魔法罐",
  "in-a-pot-of-bother": "被吹飞的魔法罐",
  "phantom-dispeller-gamma": "消幻晶γ",
  "phantom-dispeller-beta": "消幻晶β",
} as const satisfies Readonly<Record<string, string>>;
