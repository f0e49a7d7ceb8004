import type { SearchKind } from "./types.ts";

/** Words that players add to a name to say which kind of thing they want. */
export const kindWords: Readonly<Record<SearchKind, string>> = {
  page: "page ページ Seite",
  guide: "guide ガイド 攻略 解説 Leitfaden Anleitung",
  setting: "setting 設定 Einstellung réglage",
  forecast:
    "forecast spawn time timer weather window 予報 出現 時刻 時間 天候 天気 Vorhersage Spawnzeit Zeit Wetter prévisions apparition heure météo pop",
  monster: "NM monster モンスター Monster monstre",
  enemy: "enemy mob 敵 モブ Gegner Mob ennemi",
  weather: "weather forecast 天候 天気 Wetter météo",
  lostAction: "lost action ロストアクション ロスアク Kommando action oubliée",
  logosAction: "logos action ロゴスアクション Logos-Kommando action Logos",
  phantomJob: "phantom job support サポートジョブ サポジョブ Phantomjob soutien",
  phantomAction: "phantom job action サポートジョブ サポジョブ Phantomjob soutien",
  item: "item drop アイテム 素材 Gegenstand objet butin",
  encounter: "CE engagement encounter CE Gefecht Begegnung affrontement confrontation",
  fight: "fight boss mechanic guide タイムライン ギミック 攻略 予習 Kampf Boss Mechanik combat mécanique",
  fate: "FATE fate ALÉA",
  duty: "duty raid コンテンツ レイド Inhalt mission",
  note: "note record 記録 Eintrag note",
  map: "map マップ 地図 Karte carte",
  layer: "map マップ 地図 場所 Karte carte position",
  place: "map place NPC マップ 地図 場所 Karte Ort carte lieu",
  holster: "holster DRS ホルスター ロストホルダー Holster mémento étui",
  loadout: "loadout BA logos ロゴスセット ロゴス Loadout set",
  term: "glossary term 用語 Begriff terme",
  world: "world server データセンター ワールド Welt Server monde serveur",
};
