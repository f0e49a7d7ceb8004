import type { IndexMessages } from "./en.ts";

const messages: IndexMessages = {
  records: {
    title: "資料集",
    lead: "NM、敵、CE、箱、交換、レベル、レリックウェポンの一覧です。どの表も検索と並べ替えができます。",
  },
  guides: {
    title: "ガイド",
    lead: "突入方法から最後の戦闘まで、各コンテンツの流れと、プレイヤーがよく使う用語をまとめました。",
  },
  groups: {
    occult: "クレセントアイル",
    bozja: "ボズヤとグンヒルド・ディルーブラム",
    eureka: "エウレカ",
    forays: "共通",
    about: "用語",
  },
  lines: {
    "/start": "初めての方へ。各コンテンツの概要、解放方法、最初の1時間の進め方。",
    "/occult/enemies": "両エリアの敵のレベル、弱点、生息地。",
    "/occult/records": "探査記録帳の全項目と入手先。",
    "/bozja/notes": "戦果記録50件の入手先。",
    "/bozja/engagements": "スカーミッシュ、CE、一騎打ちの発生条件、場所、報酬。",
    "/eureka/nms": "NM67体のレベル、場所、出現条件、天候。",
    "/boxes": "ロックボックスや宝箱の中身と、その価値。",
    "/exchanges": "通貨ごとの交換品と交換相手。",
    "/relics": "レリックウェポンの全段階。済んだ段階に印を付け、必要なものを確認できます。",
    "/levels": "レベルやランクごとに必要な経験値、戦果、知見。",
    "/rewards": "F.A.T.E.、スカーミッシュ、CE、一騎打ちごとの報酬と個数。",
    "/occult/guide": "解放条件、サポートジョブ、宝箱、フォークタワー。",
    "/bozja/guide": "解放条件、2つのエリア、カストルム・ラクスリトレ、旗艦ダル･リアータ攻略戦。",
    "/delubrum/guide": "グンヒルド・ディルーブラム零式のボス別攻略。",
    "/eureka/guide": "解放条件、エレメンタルレベル、ロゴスアクション、バルデシオンアーセナル。",
    "/glossary": "特殊フィールド探索の用語を一言で解説。",
  },
};

export default messages;
