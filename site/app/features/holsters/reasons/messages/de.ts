import type { ReasonMessages } from "./en.ts";

const why: ReasonMessages["why"] = {
  always: "Lege es immer als Erstes an.",
  banishPhantom: "Der Gegner (Bozja-Phantom) erleidet damit 25\u00a0% mehr Schaden.",
  battery:
    "Erhöht den Schaden in den ersten 60\u00a0s eines Kampfes. Für alle wäre es zu schwer; die anderen kopieren es von dir (Nachahmung).",
  beforePull:
    "Wenn du dafür eingeteilt bist: Wirke es vor dem Pull auf alle und lege danach wieder das Heilkommando an (Verschollene Vitaka).",
  boxEveryone: "Wirke es vor dem Start an der Kiste für Verschollenes auf alle.",
  boxNorth: "Wirke es auf alle, die nördlich der Kiste für Verschollenes stehen.",
  bravery:
    "Nutze es alle 60\u00a0s: Mit dem Maxtrank des Weisen macht deine Gruppe 10\u00a0% mehr Schaden. Es heilt auch die Gruppe.",
  bursts:
    "Nutze es beim Pull und in jedem Zwei-Minuten-Burst. Habt ihr es zu zweit in der Gruppe, beginnt einer 60\u00a0s später.",
  copy: "Nimm den Spieler ins Ziel, der die Verschollene Exzellenz dabeihat, und kopiere damit seine Kommandos.",
  cureSpare: "Falls der andere Magier der Gruppe mit diesem Kommando kampfunfähig ist.",
  damage: "Deine Hauptaufgabe ist hier Schaden, und das erhöht ihn.",
  dispelGuard: "Entfernt eine Stärkung, die sich ein Gegner der Königinnenwache in der ersten Phase gibt.",
  dispelLate:
    "Lege es ab dem Kampf gegen den Anführer-Stygimoloch an: Dort und bei der Kriegsgöttin muss etwas entfernt werden.",
  enrage: "Für den Enrage der Kriegsgöttin, nachdem der Haupttank beide eigenen genutzt hat.",
  everyPull: "Für jeden Pull nötig. Wer es nicht hat, muss eventuell gehen.",
  firstTime: "Eins von dreien zur Auswahl: das einfachste für die ersten Runs.",
  guard: "Lege es für die Königinnenwache an: Damit kann die Gruppe während einer Mechanik Schaden machen.",
  guardAlone:
    "Nur wenn du der einzige Heiler deiner Gruppe bist: Dann brauchst du für die Königinnenwache dies und die Verschollene Zauberschmiede.",
  mana: "Mit der Verschollenen Magiefontäne gehen dir die MP aus. Nur Schwarzmagier brauchen keine Äthersammlung.",
  mostDamage:
    "Eins von dreien zur Auswahl: mehr Schaden, am besten für Schwarzmagier. Andere Jobs brauchen dazu die Äthersammlung.",
  mpRegen:
    "Stellt nach und nach MP wieder her. Nutze es für das Gruppenmitglied, das darum bittet: Magier, Weißmagier mit dem Wundertrank des Mönchs oder den Duellanten.",
  oneTarget:
    "Auf einem Gegner wirkt immer nur eins, deshalb bringt es nur ein Spieler mit. Am besten passt es zu Schwarzmagiern.",
  orbs: "Wirft bei der Kriegsgöttin die Kugeln zurück, damit ein sicherer Platz entsteht. Reserve bei der Königinnenwache, falls ein Heiler eine Kugel verfehlt.",
  pullAndBursts: "Nutze es beim Pull und in jedem Zwei-Minuten-Burst.",
  raidwides: "Schützt die Gruppe, wenn die Trinität der Eingeschworenen und die Kriegsgöttin alle treffen.",
  raise:
    "Wiederbeleben ist deine Hauptaufgabe. Stelle dich auf den kampfunfähigen Mitspieler und spring, damit kein zweiter Heiler dasselbe tut.",
  raiseAfter: "Belebt nach jedem Kampf wieder. Im Kampf nutzt du es nur für andere Heiler.",
  redMage: "Gut für Rotmagier: Ihr Burst mischt physischen und magischen Schaden.",
  reflectOnCall:
    "Lege es statt der Verschollenen Zauberschmiede an, wenn die Leitung es bei der Königinnenwache ansagt. Behalte es für den Anführer-Stygimoloch und die Kriegsgöttin.",
  rendSpare:
    "Reserve, falls jemand mit diesem Kommando kampfunfähig ist, und für den Beginn der Königinnenwache mit ihren vier Gegnern.",
  rendTurns:
    "Gegner erleiden 30\u00a0s lang 10\u00a0% mehr Schaden. Zwei wechseln sich ab, jeder alle 60\u00a0s; der zweite beginnt 30\u00a0s später.",
  secondChoice:
    "Lege die Verschollene Machtfontäne oder den Verschollenen Rapidus an, je nachdem, ob deine Gruppe einen weiteren Fernkämpfer hat.",
  spareRaise: "Belebt jemanden wieder, wenn der Verschollene Erzengel im Raid knapp wird.",
  traps: "Findet Fallen, zum Beispiel nach dem Kampf gegen das Bozja-Phantom.",
};

const messages: ReasonMessages = {
  why,
  note: (host) =>
    `Neben den Kommandos steht in unseren Worten, warum sie auf der Liste sind (Leitung: ${host}).`,
  quota: {
    party: (least, most) => (least === most ? `${most} pro Gruppe` : `${least}–${most} pro Gruppe`),
    raid: (least, most) => (least === most ? `${most} pro Raid` : `${least}–${most} pro Raid`),
  },
};

export default messages;
