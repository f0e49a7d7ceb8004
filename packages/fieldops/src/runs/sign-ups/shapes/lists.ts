/** A real sign-up text with made-up names: where its shape was seen, and the expected result. */
export type ListShape = Readonly<{
  shape: string;
  seen: string;
  text: string;
  /** Name, jobs or roles, phantom jobs and status of each person, as text. */
  people: readonly string[];
  leftOut?: readonly string[];
  title?: string;
  /** Year, month, day, hour, minute. */
  starts?: readonly number[];
  events?: readonly string[];
  brings?: "holster" | "job";
}>;

const RAID_HELPER = "Raid-Helper, the event's page on the web, Export as CSV";
const DISCORD = "Discord, a list that a leader keeps by hand";
const BOT = "Discord, the embed of a sign-up bot, copied";
const JAPANESE = "Japanese recruitment posts on X and Discord";
const SHEET = "a Google spreadsheet, copied";

export const listShapes: readonly ListShape[] = [
  {
    shape: "CSV with the event's block, not quoted",
    seen: RAID_HELPER,
    text: `Name,Date,Time
DRS reclear,12-3-2026,20:00

Role,Spec,Name,ID,Timestamp,Status
Tank,Paladin,Aya Sol,288849377,"10-3-2026 18:02",primary
Healer,White_Mage,Bo Tan,288849378,"10-3-2026 18:05",primary
Bench,Sage,Cy Umi,288849379,"10-3-2026 18:09",primary
Absence,Absence,Di Vox,288849380,"10-3-2026 18:11",primary
Late,Bard,Ed Ree,288849381,"10-3-2026 18:12",primary
Melee,Dragoon,Fi Moe,288849382,"10-3-2026 18:15",queued`,
    people: [
      "Aya Sol: pld in",
      "Bo Tan: whm in",
      "Cy Umi: sge bench",
      "Di Vox: absent",
      "Ed Ree: brd late",
      "Fi Moe: drg bench",
    ],
    leftOut: ["1 heading", "2 heading", "4 heading"],
    title: "DRS reclear",
    starts: [2026, 3, 12, 20, 0],
  },
  {
    shape: "CSV with the event's block, quoted, a comma in the title",
    seen: RAID_HELPER,
    text: `"Name","Date","Time"
"Tower of Blood, first clear","1-12-2026","19:30"
""
"Role","Spec","Name","ID","Timestamp","Status"
"Tank","Warrior","Aya, ""the"" Sol","1","2026-11-20 18:00","primary"
"Caster","Red Mage","Bo Tan","2","2026-11-20 18:01","primary"`,
    people: ['Aya, "the" Sol: war in', "Bo Tan: rdm in"],
    title: "Tower of Blood, first clear",
    starts: [2026, 12, 1, 19, 30],
  },
  {
    shape: "CSV with a comma in a title that is not quoted, and a break in it",
    seen: "reports of programs that read Raid-Helper's export",
    text: `Name,Date,Time
BA, learners welcome
bring logos,7-11-2026,21:15

Role,Spec,Name,ID,Timestamp,Status
Tank,Gunbreaker,Aya Sol,1,"2-11-2026 18:00",primary`,
    people: ["Aya Sol: gnb in"],
    title: "bring logos",
    starts: [2026, 11, 7, 21, 15],
  },
  {
    shape: "CSV with several events",
    seen: "Raid-Helper, a channel's events exported together",
    text: `Name,Date,Time
DRS Thursday,12-11-2026,20:00

Role,Spec,Name,ID,Timestamp,Status
Tank,Paladin,Aya Sol,1,"10-11-2026 18:02",primary

Name,Date,Time
BA Sunday,15-11-2026,18:00

Role,Spec,Name,ID,Timestamp,Status
Healer,Sage,Bo Tan,2,"10-11-2026 18:02",primary`,
    people: [],
    events: ["DRS Thursday", "BA Sunday"],
  },
  {
    shape: "groups with counts: yes, no, maybe",
    seen: BOT,
    text: `✅ Accepted (2)
Aya Sol
Bo Tan

❌ No (1)
Cy Umi

❔ Maybe (1)
Di Vox`,
    people: ["Aya Sol: in", "Bo Tan: in", "Cy Umi: absent", "Di Vox: tentative"],
    leftOut: ["1 heading", "5 heading", "8 heading"],
  },
  {
    shape: "a count under an unknown word",
    seen: BOT,
    text: `Attendees (3)
Aya Sol - PLD
Bo Tan - WHM
Cy Umi - NIN
Spots left: 5
Reactions – 3`,
    people: ["Aya Sol: pld in", "Bo Tan: whm in", "Cy Umi: nin in"],
    leftOut: ["1 heading", "5 heading", "6 heading"],
  },
  {
    shape: "German groups with counts",
    seen: DISCORD,
    text: `Zusagen: 2
Aya Sol (Paladin)
Bo Tan (Weißmagier)
Absagen: 1
Cy Umi
Auf Abruf – 1
Di Vox (Barde)`,
    people: ["Aya Sol: pld in", "Bo Tan: whm in", "Cy Umi: absent", "Di Vox: brd bench"],
  },
  {
    shape: "French groups with counts",
    seen: DISCORD,
    text: `Présents (2)
Aya Sol - Paladin
Bo Tan - Mage blanc
Absents (1)
Cy Umi
Peut-être : 1
Di Vox - Barde`,
    people: ["Aya Sol: pld in", "Bo Tan: whm in", "Cy Umi: absent", "Di Vox: brd tentative"],
  },
  {
    shape: "Japanese groups with counts",
    seen: JAPANESE,
    text: `【参加】2名
アヤ ソル（ナイト）
ボー タン（白魔）
【不参加】1名
シー ウミ
【未定】（1）
ディ ヴォ（詩人）`,
    people: ["アヤ ソル: pld in", "ボー タン: whm in", "シー ウミ: absent", "ディ ヴォ: brd tentative"],
  },
  {
    shape: "several names behind a heading",
    seen: DISCORD,
    text: `Tanks: Aya Sol, Bo Tan
Healers (2): Cy Umi (WHM), Di Vox (SCH)
Bench: Ed Ree, Fi Moe
Can't make it: Gil Poe, Hal Rue`,
    people: [
      "Aya Sol: tank in",
      "Bo Tan: tank in",
      "Cy Umi: whm in",
      "Di Vox: sch in",
      "Ed Ree: bench",
      "Fi Moe: bench",
      "Gil Poe: absent",
      "Hal Rue: absent",
    ],
  },
  {
    shape: "several names behind a heading that no word is known of",
    seen: BOT,
    text: "Attendees (3): Aya Sol, Bo Tan, Cy Umi\nPLD: Di Vox",
    people: ["Aya Sol: in", "Bo Tan: in", "Cy Umi: in", "Di Vox: pld in"],
  },
  {
    shape: "a status as the line's own heading, below a group",
    seen: DISCORD,
    text: `Healers
Aya Sol WHM
Bo Tan SCH
Absent: Cy Umi
Late: Di Vox`,
    people: ["Aya Sol: whm in", "Bo Tan: sch in", "Cy Umi: absent", "Di Vox: late"],
  },
  {
    shape: "times and words in brackets",
    seen: DISCORD,
    text: `Aya Sol - WHM (until 22:00)
Bo Tan - PLD (first time, be nice)
Cy Umi (DNC) (leaving at 10pm ST)
Di Vox WAR [can lead]
Ed Ree (Ragnarok) - SAM
Fi Moe: BLM (if nobody else wants it)`,
    people: [
      "Aya Sol: whm in",
      "Bo Tan: pld in",
      "Cy Umi: dnc in",
      "Di Vox: war in",
      "Ed Ree (Ragnarok): sam in",
      "Fi Moe: blm in",
    ],
  },
  {
    shape: "pronouns and keycaps",
    seen: DISCORD,
    text: `1️⃣ Aya Sol (she/her) - WHM
2️⃣ Bo Tan [they/them] PLD
🔟 Cy Umi he/him | NIN
Di Vox (er/ihm): BRD
Ed Ree (elle) – SGE`,
    people: ["Aya Sol: whm in", "Bo Tan: pld in", "Cy Umi: nin in", "Di Vox: brd in", "Ed Ree: sge in"],
  },
  {
    shape: "light party labels",
    seen: JAPANESE,
    text: `MT：アヤ ソル
ST：ボー タン
H1：シー ウミ
H2：ディ ヴォ
D1：エド リー
D2：フィ モー
D3：ギル ポー
D4：ハル ルー`,
    people: [
      "アヤ ソル: tank in",
      "ボー タン: tank in",
      "シー ウミ: healer in",
      "ディ ヴォ: healer in",
      "エド リー: melee in",
      "フィ モー: melee in",
      "ギル ポー: ranged in",
      "ハル ルー: caster in",
    ],
  },
  {
    shape: "light party labels with jobs, free seats left empty",
    seen: JAPANESE,
    text: `MT アヤ ソル ナ
ST 募集中
H1 ボー タン（白）
H2 @1
D1 シー ウミ 侍/竜
D2 
D3 ディ ヴォ 詩人
D4 エド リー ピクト`,
    people: [
      "アヤ ソル: pld in",
      "ボー タン: whm in",
      "シー ウミ: sam drg in",
      "ディ ヴォ: brd in",
      "エド リー: pct in",
    ],
  },
  {
    shape: "pure and barrier healers, marks for coming",
    seen: JAPANESE,
    text: `アヤ ソル　ピュアヒラ　○
ボー タン　バリアヒラ　△
シー ウミ　メレー　×
ディ ヴォ　D3　行けたら
エド リー　タンク　遅れます`,
    people: [
      "アヤ ソル: whm ast in",
      "ボー タン: sch sge tentative",
      "シー ウミ: melee absent",
      "ディ ヴォ: ranged tentative",
      "エド リー: tank late",
    ],
  },
  {
    shape: "counts of what is still sought",
    seen: JAPANESE,
    text: `タンク×2
アヤ ソル ナイト
ボー タン 戦士
ヒーラー×1
シー ウミ 賢者`,
    people: ["アヤ ソル: pld in", "ボー タン: war in", "シー ウミ: sge in"],
  },
  {
    shape: "Google Forms, answers copied from the sheet",
    seen: "Google Forms as Japanese groups use it",
    text: `タイムスタンプ\tキャラ名\tサーバー\t希望ジョブ\t第2希望\t参加可否\t備考
2026/11/20 21:03:11\tアヤ ソル\tTonberry\tナイト, 戦士\t暗黒\t○\tよろしくお願いします
2026/11/20 21:05:40\tボー タン\tKujata\t白魔道士\t\t△\t22時まで
2026/11/20 21:09:02\tシー ウミ\tAegis\t詩人\t\t×\t
2026/11/20 22:11:59\tDi Vox\tCarbuncle\t赤魔道士\tピクトマンサー\t参加\t初見です`,
    people: [
      "アヤ ソル: pld war drk in",
      "ボー タン: whm tentative",
      "シー ウミ: brd absent",
      "Di Vox: rdm pct in",
    ],
    leftOut: ["1 heading"],
  },
  {
    shape: "Google Forms, downloaded as CSV, with a break in a cell",
    seen: "Google Forms as Japanese groups use it",
    text: `"タイムスタンプ","キャラ名","サーバー","希望ジョブ"
"2026/11/20 21:03:11","アヤ ソル","Tonberry","ナイト;戦士
どちらでも"
"2026/11/20 21:05:40","ボー タン","Kujata","白魔道士"`,
    people: ["アヤ ソル: pld war in", "ボー タン: whm in"],
  },
  {
    shape: "Google Forms in English",
    seen: "Google Forms of North American hosts",
    text: `Timestamp\tIn-game name (First Last)\tWorld\tWhich job(s) can you play?\tWill you attend?
11/20/2026 21:03:11\tAya Sol\tCerberus\tPaladin, Warrior\tYes
11/20/2026 21:05:40\tBo Tan\tRagnarok\tWhite Mage\tMaybe
11/20/2026 21:07:12\tCy Umi\tLouisoix\tBard\tNo`,
    people: ["Aya Sol: pld war in", "Bo Tan: whm tentative", "Cy Umi: brd absent"],
    leftOut: ["1 heading"],
  },
  {
    shape: "sheet with a column a job",
    seen: SHEET,
    text: `Character\tTank\tHealer\tNotes
Aya Sol\tPLD\t\tcan MT
Bo Tan\t\tWHM, SGE\t`,
    people: ["Aya Sol: pld in", "Bo Tan: whm sge in"],
  },
  {
    shape: "groups of roles with bullets and emoji",
    seen: BOT,
    text: `**DRS Learning**
:tank: **Tanks (1/6)**
\`1\` <:pld:1234> Aya Sol
:healer: **Healers (2/6)**
\`2\` <:whm:1235> Bo Tan
\`3\` <:sge:1236> ~~Cy Umi~~
**Late (1)**
\`4\` <:brd:1237> Di Vox`,
    people: ["Aya Sol: pld in", "Bo Tan: whm in", "Cy Umi: sge absent", "Di Vox: brd late"],
  },
  {
    shape: "phantom jobs behind the job",
    seen: "Discord, Forked Tower hosts",
    text: `Tank (2)
1. Aya Sol - PLD / Phantom Knight
2. Bo Tan - WAR / Phantom Berserker
Healer – 1
3. Cy Umi - WHM (Chemist)
Declined (1)
Di Vox`,
    people: [
      "Aya Sol: pld +knight in",
      "Bo Tan: war +berserker in",
      "Cy Umi: whm +chemist in",
      "Di Vox: absent",
    ],
    brings: "job",
  },
  {
    shape: "statuses behind the name",
    seen: DISCORD,
    text: `Aya Sol PLD - not coming
Bo Tan WHM – can't make it
Cy Umi NIN (sorry, out)
Di Vox BRD, running late
Ed Ree SGE kann nicht
Fi Moe DRG ne peut pas venir
Gil Poe AST ✖
Hal Rue RDM 欠席します`,
    people: [
      "Aya Sol: pld absent",
      "Bo Tan: whm absent",
      "Cy Umi: nin absent",
      "Di Vox: brd late",
      "Ed Ree: sge absent",
      "Fi Moe: drg absent",
      "Gil Poe: ast absent",
      "Hal Rue: rdm absent",
    ],
  },
  {
    shape: "statuses right behind the job, without a sign between",
    seen: DISCORD,
    text: `Aya Sol - PCT can't
Bo Tan - PCT can’t
Cy Umi PLD cant
Di Vox: WHM out
Ed Ree (NIN) no
Fi Moe BRD, nope
Gil Poe AST x
Hal Rue - RDM ❌
Ivo Kest SGE sorry can't today
Jo Lin MNK kann heute nicht
Kai Ott DRG pas dispo ce soir
レン ソラ 白 無理です
Lu Mar WAR yes
Mo Nin PLD, no healer
Ny Oak PLD first time here`,
    people: [
      "Aya Sol: pct absent",
      "Bo Tan: pct absent",
      "Cy Umi: pld absent",
      "Di Vox: whm absent",
      "Ed Ree: nin absent",
      "Fi Moe: brd absent",
      "Gil Poe: ast absent",
      "Hal Rue: rdm absent",
      "Ivo Kest: sge absent",
      "Jo Lin: mnk absent",
      "Kai Ott: drg absent",
      "レン ソラ: whm absent",
      "Lu Mar: war in",
      "Mo Nin: pld in",
      "Ny Oak: pld in",
    ],
  },
  {
    shape: "headings drawn with signs",
    seen: DISCORD,
    text: `=== Tanks ===
Aya Sol
--- Healers ---
Bo Tan
■ヒーラー
シー ウミ
▼ Declined
Di Vox
# DPS
Ed Ree`,
    people: [
      "Aya Sol: tank in",
      "Bo Tan: healer in",
      "シー ウミ: healer in",
      "Di Vox: absent",
      "Ed Ree: dps in",
    ],
  },
  {
    shape: "several names with their jobs in brackets behind a heading, one of them in doubt",
    seen: DISCORD,
    text: `Tanks: Aya (PLD/WAR), Bo (WAR, late), Cy?
DPS: Di / Ed / Fi
No: Gu, Ha`,
    people: [
      "Aya: pld war in",
      "Bo: war late",
      "Cy: tank tentative",
      "Di: dps in",
      "Ed: dps in",
      "Fi: dps in",
      "Gu: absent",
      "Ha: absent",
    ],
  },
  {
    shape: "question marks behind names and jobs, a status behind a dash or in brackets",
    seen: DISCORD,
    text: `Aya? PLD
Bo WHM?
Cy - maybe
Di (late)
Ed PLD cannot
Who is coming?`,
    people: ["Aya: pld tentative", "Bo: whm tentative", "Cy: tentative", "Di: late", "Ed: pld absent"],
    leftOut: ["6 noJob"],
  },
  {
    shape: "seats without a colon, the jobs in full",
    seen: JAPANESE,
    text: `MT あや ナイト
ST ぼう 戦士
H1 しい 白
D1 でぃ 侍`,
    people: ["あや: pld in", "ぼう: war in", "しい: whm in", "でぃ: sam in"],
  },
  {
    shape: "answers of a French form",
    seen: "a Google Form's table, copied",
    text: `Horodateur\tNom du personnage\tMonde\tJob\tPrésent
28/11/2026 20:00:00\tAya Sol\tMoogle\tPaladin\toui
28/11/2026 20:02:00\tBo Tan\tRagnarok\tMage blanc\tnon`,
    people: ["Aya Sol: pld in", "Bo Tan: whm absent"],
    leftOut: ["1 heading"],
  },
  {
    shape: "sentences of French sign-ups",
    seen: DISCORD,
    text: `Aya PLD présent
Bo arrive plus tard (MBL)
Cy ne vient pas`,
    people: ["Aya: pld in", "Bo: whm late", "Cy: absent"],
  },
];
