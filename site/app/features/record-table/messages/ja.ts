import type { TableMessages } from "./en.ts";

const messages: TableMessages = {
  elements: { fire: "火", ice: "氷", wind: "風", earth: "土", lightning: "雷", water: "水" },
  night: "夜",
  search: "検索",
  sort: "並べ替え",
  unsorted: "標準の並び順",
  falling: (column) => `${column}（降順）`,
  count: (shown, all) => (shown === all ? `${all}件` : `${all}件中${shown}件`),
  one: "1件",
  none: "該当する項目がありません。",
  showAll: "すべて表示",
  csv: "CSVでダウンロード",
  legend: "凡例",
  details: (name) => `詳細：${name}`,
};

export default messages;
