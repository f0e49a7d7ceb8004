import type { IssueMessages } from "./issues.en.ts";

const messages: IssueMessages = {
  way: (text) => `「${text}」という探し方はありません。セッション検索を表示しています。`,
  zone: (text) => `「${text}」を除きました。検索できるのは実在するエリア3つまでです。`,
  at: (text) => `「${text}」は開始日時として使えません。2013年8月27日以降が必要です。現在から検索します。`,
  weights: (text) => `「${text}」を除きました。条件は天候と0～10の重みです。`,
  len: (text) => `セッションは15～360分です（「${text}」は不可）。180分にしました。`,
  days: (text) => `検索期間は0.5～28日です（「${text}」は不可）。7日にしました。`,
  weather: (text) => `「${text}」という天候はありません。`,
  hours: (text) =>
    `「${text}」は時間帯として使えません。0～24の異なる2つの時刻が必要です。すべての時刻を対象にします。`,
  run: (text) => `「${text}」は1～30の回数ではありません。1回にしました。`,
  local: (text) =>
    `「${text}」は時間帯として使えません。0～24の異なる2つの時刻が必要です。すべての時刻を対象にします。`,
  n: (text) => `「${text}」は1～200の件数ではありません。`,
  ahead: (text) => `「${text}」は1日～100年の期間ではありません。1年にしました。`,
};

export default messages;
