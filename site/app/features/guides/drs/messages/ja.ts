import type { DrsGuideMessages } from "./en.ts";

const messages: DrsGuideMessages = {
  pages: {
    entry: {
      title: "突入条件",
      lead: "ランク、戦果、クエスト、人数。",
      first: [
        "表のランクまで上げ、必要な戦果を残しておきます。",
        "2つのクエストを終えます。",
        "募集に参加するか、自分で募集します。枠・担当・持ち物は1つのリンクにまとめられます。",
      ],
    },
    roles: {
      title: "ロールとロストホルダー",
      lead: "ロールごとの仙薬とアクション。",
      first: [
        "ロールと募集の種類に合うロストホルダーを選びます。",
        "アクションの効果と、持っているものを確認します。",
        "足りない分を確認します。ロストホルダーのページで価格つきで計算できます。",
      ],
    },
    fights: {
      title: "各戦闘",
      lead: "戦闘ごとに必要なロストアクション。",
      first: [
        "どの戦闘に何が必要か確認し、「事前使用」か「メイン」に入れます。",
        "始める前に、誰が何を使うか決めます。",
        "自分のグループのロストホルダーを公開できます。",
      ],
    },
  },
  title: "DRSガイド",
  lead: "グンヒルド・ディルーブラム零式の突入条件、ロール、各ボス戦の簡単な解説。",
  eyebrow: "グンヒルド・ディルーブラム零式",
  rank: "ランク",
  mettle: "戦果",
  players: "人数",
  role: "ロール",
  essence: "仙薬",
  actions: "アクション",
  fight: "戦闘",
  roles: {
    tank: "タンク",
    healer: "ヒーラー",
    melee: "近接物理DPS",
    ranged: "遠隔物理DPS",
    caster: "遠隔魔法DPS",
  },
};

export default messages;
