import type { FarmMessages } from "./en.ts";

const messages: FarmMessages = {
  mutated: "Sie müssen mutieren: bekämpfen, bis das Wetter ihr Element ändert.",
  adapted: "Sie müssen sich anpassen: stehen lassen, bis das Wetter sie stärkt.",
  rate: (least, most) => `${least} bis ${most} von ihnen mutieren.`,
  rateLow: "Nur wenige mutieren.",
  chain: (chain) => `Am meisten fällt bei Kette ${chain}.`,
  build: (chain) => `Zuerst die Kette auf ${chain} bringen.`,
  killAt: (chain) => `Den Exergon als Nummer ${chain} töten.`,
  boxes: (count) => `Kette 30 bringt ${count === 1 ? "1 Kiste" : `${count} Kisten`}.`,
  extraBox: (name) => `${name}: eine Kiste mehr bei Kette 30.`,
  noExtraBox: (name) => `${name}: keine weitere Kiste bei Kette 30.`,
  hold: "Den letzten mutierten für den dreißigsten Kill aufheben.",
  holdThese: (names) => `Für den dreißigsten Kill aufheben: ${names}.`,
  builders: (names) => `Zum Aufbau der Kette: ${names}.`,
  holder: "Ein zweiter Verteidiger hält ihn so lange.",
  recipe: "Ein Weg zur Kette",
  kills: (count, names, when) =>
    `${count === "all" ? "alle" : count === "some" ? "einige" : count} × ${names}${when === "night" ? " (nachts)" : when === "day" ? " (tags)" : ""}`,
  magia: (count, element) => `${count} ${element}`,
  magiaTitle: "Magia-Brett",
  keeps: "Ein angepasster bleibt, auch wenn das Wetter endet.",
  reflect: "Mit Reflexion gefarmt: seine eigenen Zauber töten ihn.",
  gearOff: "Ausrüstung ablegen, damit sein Zauber beim Zurückwerfen hart genug trifft.",
  outside: "Reflexion außer Sichtweite wirken, dann herangehen.",
  action: (name) => `Kommando: ${name}.`,
  essence: (name) => `Essenz: ${name}.`,
  defensive: (count) => `${count} Magia auf Verteidigung.`,
  sync: (monster, level) =>
    `Über deiner Stufe: ${monster} in der Nähe betreten, das gleicht auf ${level} an.`,
  syncAny: "Stufe an ein notorisches Monster in der Nähe angleichen.",
  highChain: "Hohe Ketten bringen mehr.",
  optional: (name, level, drops) => `${name} (Stufe ${level}) in der Nähe lässt ${drops} fallen.`,
  alternative: (monster, weather) => `Zweite Wahl: ${monster} bei ${weather}.`,
  lethal: (name) => `${name} tötet mit einfachen Angriffen.`,
  sprites: "Exergone des Abschnitts",
};

export default messages;
