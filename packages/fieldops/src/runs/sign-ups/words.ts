import { combatJobFacts } from "#records/combat-jobs/facts";
import phantomDe from "#records/phantom-jobs/names/de";
import phantomEn from "#records/phantom-jobs/names/en";
import phantomFr from "#records/phantom-jobs/names/fr";
import phantomJa from "#records/phantom-jobs/names/ja";
import type { NameTable } from "../../names.ts";
import { type CombatJob, combatJobs } from "../combat-jobs.ts";
import type { SignUpStatus } from "../people.ts";
import { type RunJob, type RunTask, runJobs, type SeatRole } from "../seat-words.ts";

/** All that a word of a sign-up can mean; a few are a job of both kinds. */
export type Meaning = Readonly<{
  job?: CombatJob;
  role?: SeatRole;
  phantom?: RunJob;
  /** The word names the phantom job alone, as “Phantom Bard” does. */
  onlyPhantom?: true;
  task?: RunTask;
  status?: SignUpStatus;
  /** Says nothing by itself: “or”, “main”, a time. */
  filler?: true;
  /** The status counts only if the word stands alone: “no”, “in”. */
  alone?: true;
  /** An abbreviation, which is not part of a name unless it is written like one. */
  short?: true;
}>;

/** A word as it is looked up: without case, accents, spaces and joining signs, in half-width letters. */
export function fold(word: string): string {
  if (/^[\w.'-]*$/.test(word)) return word.toLowerCase().replaceAll(/[_\-.']+/g, "");
  return word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[\s_\-.'’`・]+/g, "");
}

const split = (text: string) => text.split(" ");

/** Abbreviations and nicknames beside the names: English, Japanese, German, French. */
const jobNicknames: Readonly<Record<CombatJob, string>> = {
  pld: "pally pala pal ナ ないと palas paladine",
  war: "warr wars 戦 krg gue guerriere kriegerin",
  drk: "darkknight dk dkr chn 暗 暗黒 chevaliernoir",
  gnb: "gunb ガンブレ ガ rvk psb pistosabre",
  whm: "whitemage 白 白魔 白魔道師 白魔導士 wma mbl weissmagierin",
  sch: "scholar 学 glt eru gelehrte erudite",
  ast: "astro 占 占星 astrologin astromancienne",
  sge: "sage 賢 wei weise",
  mnk: "monk モ mon moi",
  drg: "dragoon goon 竜 竜騎 cdr dragon",
  nin: "ninja 忍 ninjas",
  sam: "samurai サムライ samu",
  rpr: "reaper リパ リ sni snt fch fau",
  vpr: "viper ヴァイパ ヴ ヴァイ バイパー vip rov",
  brd: "bard 詩 詩人 bar bardin",
  mch: "mech machi 機 機工 機工師 mas machinistin",
  dnc: "dance 踊 踊子 tan dns danseuse taenzer tanzer tanzerin",
  blm: "blackmage 黒 黒魔 黒魔道師 黒魔導士 sma mno schwarzmagierin",
  smn: "summ summoner 召 召喚 召喚師 bsw inv beschworerin",
  rdm: "redmage 赤 赤魔 赤魔道師 赤魔導士 rma mro rotmagierin",
  pct: "picto ピクト ピ pkt pic piktomantin",
  blu: "bluemage 青 青魔 bma mbu blaumagier",
};

const roleWords: Readonly<Record<SeatRole, string>> = {
  tank: "tank tanks mt ot st maintank offtank main-tank off-tank t1 t2 タンク 盾 verteidiger verteidigerin schutz tanken meneur défenseur defenseurs",
  healer:
    "healer healers heal heals healing h1 h2 mh oh heiler heilerin heilen soigneur soigneuse soigneurs heals. ヒーラー ヒラ 回復 soin soins",
  melee:
    "melee melees meleedps mêlée cac corpsàcorps m1 m2 近接 近接dps メレー nahkämpfer nahkampf melée mdps dpsmelee dpscac dpscorpsacorps",
  ranged:
    "ranged physicalranged physranged physrange rangeddps prange pranged physical-ranged physicalrangeddps rphys r1 phys レンジ 遠隔 遠隔物理 遠隔物理dps 物理遠隔 fernkämpfer fernkampf distance distancephysique dpsdistance physiqueàdistance rdps",
  caster:
    "caster casters magic magical magicranged magicalranged magicalrangeddps magicrangeddps mage mages r2 cast キャスター キャス 魔法 遠隔魔法 遠隔魔法dps 魔法dps magier zauberer magisch magie lanceur mageàdistance dpsmagique dpsmagie",
  dps: "dps dd dds damage dealer damagedealer アタッカー 火力 angreifer schaden dégâts degats attaquant d1 d2 d3 d4",
  any: "any anything all flex fill filler support whatever everything allrounder 何でも なんでも フレックス サポート egal alles beliebig flexibel toutrôle tout polyvalent nimporte",
};

const taskWords: Readonly<Record<RunTask, string>> = {
  perception: "perceptor percept perceptors perception lostperception サイトラ perzeption percepteur",
  dispel: "dispel dispeller lostdispel ロストディスペル ディスペル bannen",
  duelist: "duelist duel duellist duelliste デュエル 一騎打ち",
  mainTank: "",
  rend: "rend rendarmor lostrendarmor ロストアーマーレンド",
  banish: "banish banish3 banishiii lostbanish3 lostbanishiii ロストバニシュガ",
  mimicBattery: "mimic mimicbattery ものまね役",
};

const statusWords: Readonly<Record<SignUpStatus, string>> = {
  in: "primary confirmed accepted attending present signed signedup dabei zusage présent inscrit confirmé 参加 参加可",
  late: "late lateness delayed delay verspätet spät späterdabei retard enretard tard 遅刻 遅れ 遅れて 途中参加 遅刻参加",
  tentative:
    "tentative maybe unsure possibly perhaps unconfirmed vielleicht unsicher eventuell vorbehalt peutêtre incertain provisoire 未定 多分 たぶん 参加未定 仮",
  bench:
    "bench benched reserve reserves backup standby sub substitute queued waitlist waiting waitinglist bank ersatz ersatzbank warteliste reserviert remplaçant réserve attente listedattente 補欠 控え ベンチ",
  absent:
    "absence absent absents declined decline cancelled canceled notcoming unavailable abwesend abwesenheit abgesagt absage refusé indisponible annulé 欠席 不参加 辞退 キャンセル 不可",
};

/** Words of a status that are part of too many sentences to mean it there. */
const aloneWords = {
  in: "yes ja oui in ok going coming",
  absent: "no nein non out away dropped cant",
} as const;

const fillers =
  "or and und oder et ou and/or then also can bring main mains alt alts job jobs role roles as prefer preferred pref first second third 1st 2nd 3rd backup2 for with mit avec en als if needed the a x か と または も 可 できます 希望 group party gruppe équipe groupe パーティ パーティー pt side team slot phantom fantôme signups signup participants teilnehmer inscrits 参加者 メンバー members";

/** Phantom jobs that have the name of a job in every language. */
const sharedJobs: ReadonlySet<RunJob> = new Set(
  runJobs.filter((job) => combatJobs.some((combat) => fold(combatJobFacts[combat].names.en) === fold(job))),
);

function makeDictionary(): ReadonlyMap<string, Meaning> {
  const words = new Map<string, Meaning>();
  const put = (word: string, meaning: Meaning) => {
    const key = fold(word);
    if (key.length > 0) words.set(key, { ...words.get(key), ...meaning });
  };
  for (const word of split(fillers)) put(word, { filler: true });
  const plain = <Id extends string>(
    table: Readonly<Record<Id, string>>,
    meaning: (id: Id) => Meaning,
    ids: readonly Id[],
  ) => {
    for (const id of ids) for (const word of split(table[id])) put(word, meaning(id));
  };
  plain(statusWords, (status) => ({ status }), ["in", "late", "tentative", "bench", "absent"]);
  for (const status of ["in", "absent"] as const)
    for (const word of split(aloneWords[status])) put(word, { status, alone: true });
  plain(taskWords, (task) => ({ task }), [
    "perception",
    "dispel",
    "duelist",
    "mainTank",
    "rend",
    "banish",
    "mimicBattery",
  ]);
  put("maintank", { task: "mainTank" });
  const combatNames = new Set(
    combatJobs.flatMap((job) => [
      job,
      ...Object.values(combatJobFacts[job].names).map(fold),
      ...split(jobNicknames[job]),
    ]),
  );
  const phantomNames: readonly NameTable[] = [phantomEn, phantomJa, phantomDe, phantomFr];
  for (const job of runJobs) {
    put(job, { phantom: job });
    for (const table of phantomNames) {
      const name = table[job];
      if (name === undefined) continue;
      put(name, { phantom: job, onlyPhantom: true });
      put(`phantom ${job}`, { phantom: job, onlyPhantom: true });
      const bare = name.replace(/^phantom[ -]?|^サポート| fantôme$/i, "");
      // Some names are those of another job that fights (French “Paladin”): such a word means that job.
      const same = fold(combatJobFacts.pld.names.en) !== fold(bare) && sharedJobs.has(job);
      if (bare !== name && (same || !combatNames.has(fold(bare)))) put(bare, { phantom: job });
    }
  }
  for (const job of combatJobs) {
    const { names } = combatJobFacts[job];
    for (const name of Object.values(names)) {
      put(name, { job });
      // Plurals of English, French and German heads of groups.
      if (/^[a-zé ]+$/i.test(name)) put(`${name}s`, { job });
    }
    put(job, { job, short: true });
    const full = new Set(Object.values(names).map(fold));
    for (const word of split(jobNicknames[job]))
      put(word, { job, ...(word.length <= 4 && !full.has(fold(word)) && { short: true }) });
  }
  plain(roleWords, (role) => ({ role, short: true }), [
    "tank",
    "healer",
    "melee",
    "ranged",
    "caster",
    "dps",
    "any",
  ]);
  return words;
}

const dictionary = makeDictionary();
const LONGEST_PHRASE = 4;

const FILLER: Meaning = { filler: true };

/** The meaning of one word by its folded form; `undefined` if it has none. Numbers, times and counts (“2/8”) say nothing. */
function meaningOf(word: string, key: string): Meaning | undefined {
  const known = dictionary.get(key);
  if (known !== undefined) return known;
  if (/^\(?[+~x×]?\d{1,4}(?:[:：h/]\d{0,4})?(?:pm|am|ms?|min|st|et|utc|uhr|時|分|人)?\)?$/.test(key))
    return FILLER;
  return /^[^\p{L}\p{N}]+$/u.test(word) ? FILLER : undefined;
}

/** A stretch of text and what it means; `null` for a word that is not known. */
export type Token = Readonly<{ text: string; meaning: Meaning | null }>;

/** Words of a text that are looked up; a sign-up has fewer. */
const MOST_WORDS = 60;

/** The words of a text, the longest known phrases taken together. */
export function tokensOf(text: string): readonly Token[] {
  const words = text.split(/\s+/, MOST_WORDS).filter((word) => word !== "");
  const keys = words.map(fold);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    let meaning = meaningOf(words[at] ?? "", keys[at] ?? "");
    let key = keys[at] ?? "";
    for (let more = 1; more < Math.min(LONGEST_PHRASE, words.length - at); more++) {
      const next = keys[at + more] ?? "";
      key += next;
      // A time keeps the zone that follows it: “19:00 ST”.
      const known = dictionary.get(key) ?? (more === 1 && TIME_ZONE.test(key) ? FILLER : undefined);
      if (known === undefined || (known.filler === true && !TIME_ZONE.test(key)) || next === "") continue;
      meaning = known;
      taken = more + 1;
    }
    tokens.push({ text: words.slice(at, at + taken).join(" "), meaning: meaning ?? null });
    at += taken;
  }
  return tokens;
}

const TIME_ZONE = /^\d{1,2}[:：h]\d{0,2}(?:st|et|utc|gmt|cet|cest|est|pst|jst|lt|am|pm|uhr)$/;

/** Whether a word is written as an abbreviation is, in one case: “SAM” and “sam” are the job, “Sam” is a name. */
export function isWrittenShort(text: string): boolean {
  return text === text.toUpperCase() || text === text.toLowerCase();
}

const nameHeads = new Set(
  split(
    "name names ign ingamename character charactername char player players playername user username usernames displayname discord discordname nick nickname member membername teilnehmer nom noms pseudo personnage joueur nomdupersonnage charakter charaktername spieler spielername 名前 キャラ キャラ名 キャラクター キャラクター名 プレイヤー プレイヤー名 お名前",
  ).map(fold),
);
const characterHeads = new Set(
  split(
    "ign ingamename character charactername personnage nomdupersonnage charakter charaktername キャラ名 キャラクター名",
  ).map(fold),
);
const jobHeads = new Set(
  split(
    "job jobs class classname classe classes spec specname role roles rôle rôles rolle rollen rolename klasse klassen beruf métier metier jobname mainjob altjob main alt flex preferredjob secondjob secondary primary phantom phantomjob phantomjobs task tasks aufgabe tâche ジョブ ロール クラス 職 役割 希望ジョブ サブ メイン サポートジョブ",
  ).map(fold),
);
const statusHeads = new Set(
  split(
    "status state attendance response signup statut présence anwesenheit antwort 参加 出欠 状態 ステータス",
  ).map(fold),
);

export type HeadKind = "character" | "job" | "name" | "status";

/** Content of a column by its head; `undefined` for any other. */
export function headOf(cell: string): HeadKind | undefined {
  const key = fold(cell).replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (characterHeads.has(key)) return "character";
  if (nameHeads.has(key)) return "name";
  if (
    jobHeads.has(key) ||
    /^(?:job|role|class|ジョブ|ロール|第)\d?(?:st|nd|rd)?(?:choice|希望|ジョブ)?\d?$/.test(key)
  )
    return "job";
  return statusHeads.has(key) ? "status" : undefined;
}
