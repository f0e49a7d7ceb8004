import type { SettingsMessages } from "./settings.en.ts";

const messages: SettingsMessages = {
  theme: "サイトのテーマ",
  light: "ライト",
  dark: "ダーク",
  system: "システム",
  language: "言語",
  names: "ゲーム内の名称",
  namesAsInterface: "表示言語に合わせる",
  hours: "時刻の表記",
  hoursAuto: "言語に合わせる",
  hours12: "12時間",
  hours24: "24時間",
  market: "Universalisの地域",
  marketHint: "価格はここから読み込みます。",
  region: "地域",
  dataCentre: "データセンター",
  world: "ワールド",
  wholeRegion: "地域全体",
  wholeDataCentre: "データセンター全体",
  kept: "オフライン用の保存",
  keptUnknown: "このブラウザーにサイトのファイルを保存しています。",
  keptSize: (megabytes) => `このブラウザーに${megabytes}MB保存しています。`,
  keptClear: "消去",
  keptCleared: "消去しました。設定は残っています。",
  keptRefused: "ブラウザーが許可しませんでした。",
  forgetAll: "すべて消去",
  forgetAllText:
    "このサイトがブラウザーに保存している設定、アラーム、タイマー、ホルスター、印、在庫とファイルをすべて消去します。元に戻せません。",
  forgetAllNow: "今すぐすべて消去",
};

export default messages;
