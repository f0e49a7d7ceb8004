import type { PhantomNote } from "./effects.ts";

/** Our own sentence on what an action's or trait's effects cannot say, by its id. */
export const phantomNotes: Readonly<Record<string, PhantomNote>> = {
  "phantom-doom": {
    en: "Does not always take hold, and is lost when the target leaves combat.",
    ja: "必ず付与できるわけではなく、対象が戦闘から外れると消える。",
    de: "Wirkt nicht immer und verfällt, wenn das Ziel den Kampf verlässt.",
    fr: "Ne réussit pas toujours et disparaît si la cible quitte le combat.",
  },
  iainuki: {
    en: "Some enemies cannot be felled outright.",
    ja: "即死が効かない敵もいる。",
    de: "Manche Gegner lassen sich nicht sofort töten.",
    fr: "Certains ennemis résistent à la mort instantanée.",
  },
  suspend: {
    en: "The bearer floats and is spared whatever happens on the ground.",
    ja: "浮遊し、地面で起きる一部の攻撃を受けなくなる。",
    de: "Das Ziel schwebt und entgeht manchem, was am Boden geschieht.",
    fr: "La cible lévite et échappe à certains effets au sol.",
  },
  predict: {
    en: "Prophecies follow one another; let all of them pass and the last one harms you.",
    ja: "予言は順に変わり、すべて見送ると最後に自分が傷を負う。",
    de: "Die Prophezeiungen wechseln; wer alle verstreichen lässt, verletzt sich am Ende selbst.",
    fr: "Les prophéties se succèdent ; les laisser toutes passer finit par vous blesser.",
  },
  recuperation: {
    en: "If there was nothing to remove at the end, it stands ready a few seconds more.",
    ja: "終了時に治すものがなければ、もう数秒間待機する。",
    de: "War am Ende nichts zu entfernen, bleibt die Wirkung noch einige Sekunden bereit.",
    fr: "S’il n’y avait rien à dissiper à la fin, l’effet reste prêt quelques secondes de plus.",
  },
  defend: {
    en: "A hit taken while it is ready to use costs one stack.",
    ja: "使用可能な状態で被弾すると、スタックが1つ減る。",
    de: "Ein Treffer, während es bereit wäre, kostet einen Stapel.",
    fr: "Subir un coup alors que l’action est disponible coûte une charge.",
  },
  finisher: {
    en: "Each stack of Finishing Fervor makes the strong blows likelier and a miss rarer.",
    ja: "剣闘士のスタックが多いほど強打の確率が上がり、外れにくくなる。",
    de: "Jeder Stapel macht die starken Hiebe wahrscheinlicher und Fehlschläge seltener.",
    fr: "Chaque charge rend les coups puissants plus probables et les échecs plus rares.",
  },
  weather: {
    en: "The weather decides which of six blessings comes.",
    ja: "六つの恩恵のどれになるかは天候で決まる。",
    de: "Das Wetter bestimmt, welcher von sechs Segen kommt.",
    fr: "La météo décide laquelle des six faveurs est accordée.",
  },
  steal: {
    en: "Counts only if it lands before the enemy falls, or as the last blow.",
    ja: "敵を倒す前か、とどめとして当てたときだけ有効。",
    de: "Zählt nur vor dem Tod des Gegners oder als letzter Treffer.",
    fr: "Ne compte que si elle touche avant la mort de l’ennemi ou l’achève.",
  },
  "trap-detection": {
    en: "Works in dungeons only and shows hidden passages too.",
    ja: "ダンジョン内専用で、隠し通路も見つける。",
    de: "Nur in Gewölben; zeigt auch verborgene Durchgänge.",
    fr: "Uniquement dans les donjons ; révèle aussi les passages secrets.",
  },
  "enhanced-vocals": {
    en: "Songs grow stronger as the job gains levels.",
    ja: "ジョブのレベルに応じて歌の効果が高まる。",
    de: "Die Lieder werden mit der Jobstufe stärker.",
    fr: "Les chants gagnent en efficacité avec le niveau du job.",
  },
  "wisdom-on-the-winds": {
    en: "Known by name, level and recast only.",
    ja: "名称・習得レベル・リキャスト以外は未確認。",
    de: "Bisher sind nur Name, Stufe und Wiederverwendungszeit bekannt.",
    fr: "Seuls son nom, son niveau et son délai sont connus.",
  },
  "step-forth": {
    en: "Moves you in a direction of your choice; the game keeps four forms of it.",
    ja: "選んだ方向へ移動する。ゲーム内には四つの型がある。",
    de: "Bewegt dich in eine gewählte Richtung; das Spiel führt vier Formen davon.",
    fr: "Vous déplace dans la direction choisie ; le jeu en compte quatre formes.",
  },
};
