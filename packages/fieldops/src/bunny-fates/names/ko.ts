/** Bunny FATEs by id. */
export default {
  "down-the-rabbit-hole": "눈 위의 행운토끼",
  "curiouser-and-curiouser": "보석을 노리는 행운토끼",
  "were-all-mad-here": "산호를 노리는 행운토끼",
  "uncommon-nonsense": "바위에 갇힌 행운토끼",
  "drink-me": "물놀이하는 행운토끼",
} as const satisfies Readonly<Record<string, string>>;
