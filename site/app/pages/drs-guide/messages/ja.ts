import type { DrsGuideMessages } from "./en.ts";

const messages: DrsGuideMessages = {
  pages: {
    entry: {
      title: "突入条件",
      lead: "ランク、戦果、クエスト、人数。",
      first: [
        "表のランクまで上げ、必要な戦果を保つ。",
        "二つのクエストを終える。",
        "募集に参加するか、自分で作る。席・役割・持ち物を一つのリンクで。",
      ],
    },
    roles: {
      title: "ロールとホルスター",
      lead: "ロールごとのエッセンスとアクション。",
      first: [
        "ロールと種類に合うホルスターを選ぶ。",
        "アクションの効果と、持っているものを確かめる。",
        "足りない分を数える。ホルスターのページが価格つきで計算する。",
      ],
    },
    fights: {
      title: "各戦闘",
      lead: "戦闘ごとに必要なロストアクション。",
      first: [
        "どの戦闘に何が要るか見て、正しいバッグに入れる。",
        "始める前に誰が何を使うか決める。",
        "自分のグループのホルスターを公開する。",
      ],
    },
  },
  title: "DRSガイド",
  lead: "グンヒルド・ディルーブラム零式の突入条件、ロール、各戦闘の短い手引き。",
  eyebrow: "グンヒルド・ディルーブラム零式",
  rank: "ランク",
  mettle: "戦果",
  players: "人数",
  minutes: "分",
  role: "ロール",
  essence: "エッセンス",
  actions: "アクション",
  fight: "戦闘",
  roles: { tank: "タンク", healer: "ヒーラー", melee: "近接", ranged: "遠隔", caster: "魔法" },
};

export default messages;
