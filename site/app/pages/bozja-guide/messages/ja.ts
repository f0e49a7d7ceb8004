import type { BozjaGuideMessages } from "./en.ts";

const messages: BozjaGuideMessages = {
  pages: {
    ranks: {
      title: "ランクと戦果",
      lead: "レジスタンスランクで開放されるものと、戦果の稼ぎ方。",
      first: [
        "レベル71以上のジョブで入る。全員80にシンクされる。",
        "スカーミッシュとCEに参加すると戦果がもらえる。",
        "足りたらランクを上げる。開放内容は表にある。",
      ],
    },
    clusters: {
      title: "ボズヤクラスター",
      lead: "落とす敵と、交換できるロストシャード。",
      first: [
        "魔導系の敵と戦う。場所はすべて地図にある。",
        "パーティで行く。全員の討伐が数えられる。",
        "補給担当で下のロストシャードと交換する。",
      ],
    },
    finds: {
      title: "ロストファインド",
      lead: "ロストシャードからロストアクションまで。",
      first: [
        "天候に合わせて、またはスカーミッシュやCEでロストシャードを集める。",
        "鑑定すると、その中のロストアクションのどれかになる。",
        "重さ99までホルスターに入れ、二つを選んで使う。",
      ],
    },
    duels: {
      title: "一騎打ち",
      lead: "一人で挑む六つの戦い。",
      first: [
        "一騎打ちを呼ぶCEに参加する。",
        "入れるのは一人だけ、長くて20分。",
        "回復役なしで生き残れるエッセンスとアクションを用意する。",
      ],
    },
    castrum: {
      title: "カストルム・ラクスリトレ",
      lead: "南方戦線の攻城戦の条件と準備。",
      first: [
        "表のランクまで上げる。",
        "始まるときにエリアにいる。定員は48人。",
        "グループなら、席と役割を一つのリンクで共有する。",
      ],
    },
    dalriada: {
      title: "ダル・リアータ",
      lead: "ザトゥノルの攻城戦の条件と準備。",
      first: [
        "最後のランクまで上げ、表のクエストを終える。",
        "始まるときにエリアにいる。定員は48人。",
        "グループなら、席と役割を一つのリンクで共有する。",
      ],
    },
  },
  title: "ボズヤガイド",
  lead: "ランク、クラスター、ロストシャード、一騎打ち、二つの攻城戦の短い手引き。数値はすべて記録から。",
  eyebrow: "ボズヤとザトゥノル",
  rank: "ランク",
  opens: "開放",
  fragment: "ロストシャード",
  clusters: "クラスター",
  kind: "種類",
  zone: "エリア",
  mettle: "戦果",
  weight: "中のアクション",
  duel: "一騎打ち",
  boss: "ボス",
  calledBy: "発生条件",
  place: "場所",
  what: "項目",
  value: "内容",
  players: "人数",
  advised: "推奨人数",
  quests: "クエスト",
  passcode: "パスワード",
  minutes: "分",
  skirmishes: "スカーミッシュ",
  engagements: "CE",
  areaOf: (zone, area) => `${zone} 第${area}エリア`,
  passcodeText: (leaders, main) => `リーダーは${leaders}分前、本隊は${main}分前`,
};

export default messages;
