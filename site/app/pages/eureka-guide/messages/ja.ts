import type { EurekaGuideMessages } from "./en.ts";

const messages: EurekaGuideMessages = {
  pages: {
    levels: {
      title: "エレメンタルレベル",
      lead: "各エリアで上がるレベル、マギアボードの効果、週間手帳の報酬。",
      first: [
        "表のレベルのジョブで入る。エリアごとにエレメンタルレベルの上限が上がる。",
        "マギアボードを回し、敵の弱点属性で攻撃する。",
        "自分に近いレベルのノートリアスモンスターに参加する。呼び出す敵は表にある。",
      ],
    },
    logos: {
      title: "ロゴスシャードとロゴスアクション",
      lead: "ドロップから使用まで。",
      first: [
        "ロゴスシャードを集める。特定の天候の敵とうさぎの宝箱が落とす。",
        "鑑定すると、中の記憶のどれかになる。",
        "記憶を組み合わせる。各アクションにレシピと確率がある。",
      ],
    },
    lockboxes: {
      title: "ロックボックス",
      lead: "どの箱がどこで出て、何が多く入っているか。",
      first: [
        "ノートリアスモンスターはそのエリアの箱を、天候で変異した敵は変異した箱を落とす。",
        "天候の前にチェーンを伸ばす。やり方は箱ごとにある。",
        "開けずに売る前に中身を見る。",
      ],
    },
    bunnies: {
      title: "しあわせうさぎ",
      lead: "うさぎがついてくるFATEと、見つかる宝箱。",
      first: [
        "うさぎのFATEを終える。場所は表にある。",
        "うさぎについていく。宝箱が見つかった場所は地図に全部ある。",
        "FATEが終わった時刻を記録すると、次に来る時刻がわかる。",
      ],
    },
    relics: {
      title: "エウレカウェポン",
      lead: "エウレカウェポンの全段階と必要な素材。",
      first: [
        "ジョブクエストの武器から始める。各段階に前の武器を使う。",
        "アネモスの最後はパズズの羽根が必要。出現時刻を確かめる。",
        "最後の段階にはバルデシオンアーセナルの素材が必要。",
      ],
    },
    arsenal: {
      title: "バルデシオンアーセナル",
      lead: "突入条件、ロールごとの準備、集合時刻。",
      first: [
        "エレメンタルレベルを表の値まで上げ、ロールの記憶を用意する。",
        "パーティでの役割に合う装備構成を選ぶ。",
        "時間までに自分のポータルに立つ。番号は区画ごと。",
      ],
    },
  },
  title: "エウレカガイド",
  lead: "レベル、ロゴスアクション、ロックボックス、ウサギ、武器強化、バルデシオンアーセナルの短い手引き。数値はすべて記録から。",
  eyebrow: "エウレカ",
  zone: "エリア",
  jobLevel: "ジョブレベル",
  mostLevel: "上限レベル",
  players: "定員",
  minutes: "分",
  weekly: "週間手帳",
  logogram: "ロゴスシャード",
  mnemes: "中の記憶（確率）",
  forecast: "予報",
  box: "ロックボックス",
  holds: "中身と確率",
  fate: "FATE",
  level: "レベル",
  place: "場所",
  coffers: "地図の宝箱",
  step: "段階",
  what: "項目",
  value: "内容",
  elementalLevel: "エレメンタルレベル",
  party: "パーティ",
  everyone: "全員",
  passcode: "パスワード",
  role: "ロール",
  brings: "用意するもの",
  passcodeText: (leaders, main) => `リーダーは${leaders}分前、本隊は${main}分前`,
  partyText: (size, tank, healer, dps) => `${size}人（タンク${tank}、ヒーラー${healer}、DPS${dps}）`,
  roles: { tank: "タンク", healer: "ヒーラー", melee: "近接", ranged: "遠隔", caster: "魔法" },
};

export default messages;
