import type { Role } from "@foray/fieldops/bozja/lost-actions/roles";
import type { SignUpStatus } from "@foray/fieldops/runs/seat-words";
import { pageLanguage } from "~/i18n/language.ts";

type ExampleWords = Readonly<{
  firsts: readonly string[];
  lasts: readonly string[];
  roles: Readonly<Record<Role, string>>;
  statuses: Readonly<Record<Exclude<SignUpStatus, "bench">, string>>;
  heading: (word: string, count: number) => string;
  lines: readonly ((name: string, jobs: readonly string[], status: string, at: number) => string)[];
  /** Columns of a Google Forms export: time, name, world, job, second job, attendance. */
  form: Readonly<{
    heads: readonly string[];
    world: string;
    time: (minute: string) => string;
    none: string;
    marks: Readonly<Record<Exclude<SignUpStatus, "bench">, string>>;
  }>;
  title: string;
}>;

const tail = (mark: string, status: string) => (status === "" ? "" : `${mark}${status}`);
// biome-ignore format: a list of names
const firsts = [
  "Orla", "Bram", "Ines", "Tove", "Wren", "Kaya", "Milo", "Quill", "Dag", "Pim", "Lana", "Juno", "Teo", "Aya", "Finn", "Rosa",
] as const;
const lasts = ["Vance", "Ostler", "Calder", "Lind"] as const;
const westernLines: ExampleWords["lines"] = [
  (name, jobs, status) => `${name}: ${jobs.join(", ")}${tail(" - ", status)}`,
  (name, jobs, status, at) => `${at + 1}. ${name} - ${jobs.join("/")}${tail(" - ", status)}`,
  (name, jobs, status) => `@${name} (${jobs.join(", ")})${tail(" - ", status)}`,
  (name, jobs, status) => `${name} | ${jobs.join("/")}${tail(" - ", status)}`,
];

const all: Readonly<Record<typeof pageLanguage, ExampleWords>> = {
  en: {
    firsts,
    lasts,
    roles: { tank: "Tanks", healer: "Healers", melee: "Melee", ranged: "Phys ranged", caster: "Casters" },
    statuses: { in: "", absent: "can’t make it", late: "running late", tentative: "maybe" },
    heading: (word, count) => `**${word}** (${count})`,
    lines: westernLines,
    form: {
      heads: ["Timestamp", "Character name", "World", "Preferred job", "Second job", "Attendance"],
      world: "Cerberus",
      time: (minute) => `11/20/2026 20:${minute}:04`,
      none: "",
      marks: { in: "Yes", absent: "No", late: "Late", tentative: "Maybe" },
    },
    title: "Thursday reclear",
  },
  ja: {
    // biome-ignore format: a list of names
    firsts: [
      "オルラ", "ブラム", "イネス", "トーヴェ", "レン", "カヤ", "ミロ", "クイル", "ダグ", "ピム", "ラナ", "ジュノ", "テオ", "アヤ", "フィン", "ローザ",
    ],
    lasts: ["ヴァンス", "オスラー", "コルダー", "リンド"],
    roles: { tank: "タンク", healer: "ヒーラー", melee: "近接", ranged: "レンジ", caster: "キャス" },
    statuses: { in: "", absent: "×", late: "遅れます", tentative: "△" },
    heading: (word, count) => `【${word}】${count}名`,
    lines: [
      (name, jobs, status) => `${name}：${jobs.join("／")}${tail("　", status)}`,
      (name, jobs, status) => `${name}（${jobs.join("、")}）${tail("　", status)}`,
      (name, jobs, status, at) => `${at + 1}. ${name}　${jobs.join("／")}${tail("　", status)}`,
      (name, jobs, status) => `・${name}　${jobs.join("、")}${tail("　", status)}`,
    ],
    form: {
      heads: ["タイムスタンプ", "キャラ名", "サーバー", "希望ジョブ", "第2希望", "参加可否"],
      world: "Tonberry",
      time: (minute) => `2026/11/20 20:${minute}:04`,
      none: "",
      marks: { in: "○", absent: "×", late: "遅刻", tentative: "△" },
    },
    title: "木曜グンヒルド零式",
  },
  de: {
    firsts,
    lasts,
    roles: {
      tank: "Tanks",
      healer: "Heiler",
      melee: "Nahkämpfer",
      ranged: "Fernkämpfer",
      caster: "Magier",
    },
    statuses: { in: "", absent: "kann nicht", late: "kommt später", tentative: "unsicher" },
    heading: (word, count) => `**${word}** (${count})`,
    lines: westernLines,
    form: {
      heads: ["Zeitstempel", "Charaktername", "Welt", "Job", "Zweitjob", "Teilnahme"],
      world: "Lich",
      time: (minute) => `20.11.2026 20:${minute}:04`,
      none: "",
      marks: { in: "Ja", absent: "Nein", late: "Verspätet", tentative: "Vielleicht" },
    },
    title: "DRS am Donnerstag",
  },
  fr: {
    firsts,
    lasts,
    roles: {
      tank: "Tanks",
      healer: "Soigneurs",
      melee: "Mêlée",
      ranged: "Distance physique",
      caster: "Mages",
    },
    statuses: { in: "", absent: "ne peut pas venir", late: "en retard", tentative: "peut-être" },
    heading: (word, count) => `**${word}** : ${count}`,
    lines: westernLines,
    form: {
      heads: ["Horodateur", "Nom du personnage", "Monde", "Job", "Second job", "Présence"],
      world: "Moogle",
      time: (minute) => `20/11/2026 20:${minute}:04`,
      none: "",
      marks: { in: "Oui", absent: "Non", late: "En retard", tentative: "Peut-être" },
    },
    title: "DRS du jeudi",
  },
};

export const exampleWords: ExampleWords = all[pageLanguage];
