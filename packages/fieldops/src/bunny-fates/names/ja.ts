/** Bunny FATEs by id. */
export default {
  "down-the-rabbit-hole": "雪上のしあわせうさぎ",
  "curiouser-and-curiouser": "宝石狙いのしあわせうさぎ",
  "were-all-mad-here": "珊瑚狙いのしあわせうさぎ",
  "uncommon-nonsense": "岩封じのしあわせうさぎ",
  "drink-me": "水遊びのしあわせうさぎ",
} as const satisfies Readonly<Record<string, string>>;
