import type { HolstersHead } from "./head.en.ts";

const messages: HolstersHead = {
  hostTitle: (host) => `${host}のDRSホルスター`,
  hostText: (host, server) =>
    `${host}（${server}）のグンヒルド・ディルーブラム零式攻略用ホルスター。2つのバッグの重量、集めるもの、今日の価格まで。`,
  typeTitle: (type, host) => `${host}「${type}」のDRSホルスター`,
  typeText: (type, host) =>
    `${host}「${type}」で使うグンヒルド・ディルーブラム零式のホルスターをロール別に。重量、入手先、価格つき。`,
  holsterTitle: (holster, role, type, host) => `${holster}（${role}）${host}「${type}」のDRSホルスター`,
  holsterText: (holster, type, host) =>
    `${host}「${type}」の${holster}ホルスター。事前使用分とメインのバッグ、重量、必要なロストシャードと入手先。`,
};

export default messages;
