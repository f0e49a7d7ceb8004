/** Bunny FATEs by id. */
export default {
  "down-the-rabbit-hole": "雪上的幸福兔",
  "curiouser-and-curiouser": "盯上宝石的幸福兔",
  "were-all-mad-here": "瞄准珊瑚的幸福兔",
  "uncommon-nonsense": "困入岩石的幸福兔",
  "drink-me": "戏水的幸福兔",
} as const satisfies Readonly<Record<string, string>>;
