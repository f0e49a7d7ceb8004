import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combatJobFacts } from "#records/combat-jobs/facts";
import { type CombatJob, combatJobs } from "../combat-jobs.ts";
import { nameKey } from "../people.ts";
import { readSignUps } from "./read.ts";
import { tokensOf } from "./words.ts";

const read = (text: string) => readSignUps(text, "holster");
const said = (text: string) =>
  read(text).people.map(
    ({ name, wishes, status }) =>
      `${name}: ${wishes.map(({ job, role }) => job ?? role).join(" ")} ${status}`,
  );

const languages = ["en", "ja", "de", "fr"] as const;
const letters = "abdefgijklmoquvyz";
/** A word that is not a job in any language. */
const word = fc
  .tuple(
    fc.constantFrom(..."ABDEGJKLMOQUVYZ"),
    fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 8 }),
    fc.constantFrom("", "", "'a", "-Luc", "é"),
  )
  .map(([first, rest, more]) => first + rest.join("") + more)
  .filter((text) => tokensOf(text)[0]?.meaning === null);
const foreign = fc.constantFrom(
  "ミロ マーチ",
  "아야 솔",
  "Ая Соль",
  "月光",
  "Zoë Ångström",
  "✨Luna✨",
  "Jean-Luc D'Arc",
);
const world = fc.constantFrom("", "", "", "@Cerberus", " (Ragnarok)", "@Tonberry");
const name = fc.oneof(
  fc.tuple(word, word, world).map(([a, b, c]) => `${a} ${b}${c}`),
  foreign,
  word.map((text) => `[FC] ${text}`),
);

const jobText = (job: CombatJob): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(job.toUpperCase(), job),
    fc.constantFrom(...languages.flatMap((language) => combatJobFacts[job].names[language] ?? [])),
  );
const person = fc
  .tuple(name, fc.uniqueArray(fc.constantFrom(...combatJobs), { minLength: 1, maxLength: 3 }))
  .chain(([who, jobs]) =>
    fc.record({ who: fc.constant(who), jobs: fc.constant(jobs), texts: fc.tuple(...jobs.map(jobText)) }),
  );

/** `n` is the name, `j` the jobs. */
const forms: readonly ((n: string, j: string) => string)[] = [
  (n, j) => `${n}: ${j}`,
  (n, j) => `${n} - ${j}`,
  (n, j) => `${n} – ${j}`,
  (n, j) => `${n} | ${j}`,
  (n, j) => `${n} (${j})`,
  (n, j) => `${n}（${j}）`,
  (n, j) => `${n}：${j}`,
  (n, j) => `${j}: ${n}`,
  (n, j) => `(${j}) ${n}`,
  (n, j) => `${n}\t${j}`,
  (n, j) => `${n}, ${j}`,
  (n, j) => `${n}、${j}`,
  (n, j) => `<:ffxiv_role:123> ${n} | ${j}`,
];
const around: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => `1) ${line}`,
  (line) => `12. ${line}`,
  (line) => `- ${line}`,
  (line) => `• ${line}`,
  (line) => `  **${line}**  `,
  (line) => `> ${line}`,
];
const between = fc.constantFrom("/", ", ", " / ", " or ", "、", " + ");

describe("readSignUps", () => {
  it("readSignUps parses a person’s line in every form, language and separator", () => {
    fc.assert(
      fc.property(
        person,
        fc.constantFrom(...forms),
        fc.constantFrom(...around),
        between,
        ({ who, jobs, texts }, form, wrap, mark) => {
          const line = wrap(form(who, texts.join(mark)));
          const { people, leftOut } = read(`${line}\nOther One: PLD`);
          expect(leftOut, line).toEqual([]);
          expect(people[0], line).toMatchObject({ name: who, status: "in", line: 1, doubts: [] });
          expect(
            people[0]?.wishes.map(({ job }) => job),
            line,
          ).toEqual(jobs);
        },
      ),
      { seed: 81, numRuns: 600 },
    );
  });

  it("readSignUps turns each line into a person or lists it as left out", () => {
    const line = fc.oneof(
      fc
        .string({ unit: "grapheme", maxLength: 60 })
        .map((text) => text.replaceAll(/[\r\n\u2028\u2029]/g, " ")),
      fc.constantFrom(
        "see you there!!",
        "Tanks (2/8)",
        "",
        "https://example.test/x",
        "IGN,Job",
        "{",
        "Sam Oakes",
        "- ",
        "@",
      ),
      person.map(({ who, texts }) => `${who}: ${texts.join("/")}`),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const text = lines.join("\n");
        const { source, people, leftOut } = read(text);
        if (source !== "lines" && source !== "table") return;
        const filled = lines.flatMap((each, at) => (each.trim() === "" ? [] : [at + 1]));
        const found = [...people.map(({ line: at }) => at), ...leftOut.map(({ line: at }) => at)];
        // Leading whitespace is trimmed.
        expect(found.toSorted((a, b) => a - b)).toEqual(filled);
        for (const { wishes, phantom, status, doubts, name: who } of people) {
          expect(who).not.toBe("");
          if (wishes.length + phantom.length === 0 && status === "in")
            expect(doubts.map(({ kind }) => kind)).toContain("noJob");
        }
      }),
      { seed: 82, numRuns: 400 },
    );
  });

  it("readSignUps returns unique names without control characters, at most 60 long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { people } = read(text);
        expect(new Set(people.map(({ name: who }) => nameKey(who))).size).toBe(people.length);
        for (const { name: who } of people) {
          expect(who.length).toBeLessThanOrEqual(60);
          expect(who).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        }
      }),
      { seed: 83 },
    );
  });

  it("readSignUps never reads JSON as lines", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(["empty", "json", "unknownJson"]).toContain(read(text).source);
      }),
      { seed: 84 },
    );
    expect(read('{"signUps":[{"name":"Aya').source).toBe("tornJson");
    expect(read("[".repeat(100_000)).source).toBe("unknownJson");
    expect(read("[PLD] Aya Sol").people.map(({ name: who }) => who)).toEqual(["Aya Sol"]);
  });

  it("readSignUps parses common name and job lines in four languages", () => {
    expect(
      said(`Milo March - DNC
Milo May (DNC)
Milo Mid | DNC
DNC Milo Marsh
2. Wren West (Reaper)
Lana Lowe MCH/WHM
@El Wyn (Sage)
1) Milo Mar: DNC
<:dnc:1> Milo Emo
:whm: Wil Low
Bea Lund DNC (late 19:20)
Sable Quill - WHM - absent
~~Dan Dropped - DRG~~
Ivo Kest: AST tentative
Aya Sol@Cerberus: MT, healer
Bo Tan (Ragnarok) - SAM or NIN
タンク：アヤ ソル
Eva Stern – Verteidiger oder Heiler
Odile Vent : Mage blanc / Érudit
MT: Gus Grey (PLD)
Tam Oakes-SAM
Sage Fox (WHM)
✅ Kay Lux phys ranged
A1 Orla Vance (Paladin)
Bob Hill: PLD, no healer`),
    ).toEqual([
      "Milo March: dnc in",
      "Milo May: dnc in",
      "Milo Mid: dnc in",
      "Milo Marsh: dnc in",
      "Wren West: rpr in",
      "Lana Lowe: mch whm in",
      "El Wyn: sge in",
      "Milo Mar: dnc in",
      "Milo Emo: dnc in",
      "Wil Low: whm in",
      "Bea Lund: dnc late",
      "Sable Quill: whm absent",
      "Dan Dropped: drg absent",
      "Ivo Kest: ast tentative",
      "Aya Sol@Cerberus: tank healer in",
      "Bo Tan (Ragnarok): sam nin in",
      "アヤ ソル: tank in",
      "Eva Stern: tank healer in",
      "Odile Vent: whm sch in",
      "Gus Grey: pld in",
      "Tam Oakes: sam in",
      "Sage Fox: whm in",
      "Kay Lux: ranged in",
      "Orla Vance: pld in",
      "Bob Hill: pld in",
    ]);
  });

  it.each([
    ["Tanks", "tank"],
    ["Healers", "healer"],
    ["Melee DPS", "melee"],
    ["Physical Ranged", "ranged"],
    ["Caster", "caster"],
    ["Support", "any"],
    ["タンク", "tank"],
    ["ヒーラー", "healer"],
    ["Verteidiger", "tank"],
    ["Heiler", "healer"],
    ["Soigneur", "healer"],
    ["Fernkämpfer", "ranged"],
    ["DPS", "dps"],
  ])("readSignUps reads the role word %s", (text, role) => {
    expect(read(`Aya Sol: ${text}`).people[0]?.wishes).toEqual([{ role, job: null }]);
    expect(said(`${text} (2)\nAya Sol\nBo Tan`)).toEqual([`Aya Sol: ${role} in`, `Bo Tan: ${role} in`]);
  });

  it.each([
    "IGN,Job",
    "Nom;Rôle",
    "Pseudo,Job",
    "Charakter,Job",
    "キャラ名\tジョブ",
    "Имя;Класс",
    "Name;Klasse;Welt;Notizen",
  ])("readSignUps reads the table with header %s and ignores its further columns", (head) => {
    const mark = /[,;\t]/.exec(head)?.[0] ?? ",";
    const width = head.split(mark).length;
    const row = (...cells: string[]) => [...cells, "Cerberus", "free text here"].slice(0, width).join(mark);
    const { people, leftOut } = read([head, row("Aya Sol", "PLD"), row("Bo Tan", "WHM/SCH")].join("\n"));
    expect(
      people.map(({ name: who, wishes, doubts }) => [who, wishes.map(({ job }) => job), doubts]),
    ).toEqual([
      ["Aya Sol", ["pld"], []],
      ["Bo Tan", ["whm", "sch"], []],
    ]);
    expect(leftOut.map(({ line, why }) => [line, why])).toEqual([[1, "heading"]]);
  });

  it("readSignUps reads Raid-Helper’s JSON and CSV exports in both spellings", () => {
    const rows = [
      ["Aya Sol", "Tank", "Paladin", "primary", "Aya Sol: pld in"],
      ["Bo Tan", "Healer", "White_Mage", "primary", "Bo Tan: whm in"],
      ["Cy Umi", "Melee", "Dragoon1", "queued", "Cy Umi: drg bench"],
      ["Di Vox", "Tentative", "Sage", "primary", "Di Vox: sge tentative"],
      ["Ed Ree", "Late", "Bard", "primary", "Ed Ree: brd late"],
      ["Fi Moe", "Bench", "Summoner", "primary", "Fi Moe: smn bench"],
      ["Gil Poe", "Absence", "Absence", "primary", "Gil Poe:  absent"],
    ] as const;
    const expected = rows.map(([, , , , text]) => text);
    const web = rows.map(([who, className, specName, status], at) => ({
      name: who,
      className,
      specName,
      status,
      id: at,
      position: at,
      entryTime: 1_800_000_000,
    }));
    const old = rows.map(([who, class_, spec, status]) => ({
      name: who,
      class: class_,
      spec,
      status,
      role: "x",
      userid: "1",
    }));
    const event = { title: "DRS Thursday", startTime: 1_800_000_000 };
    for (const body of [
      { ...event, signUps: web },
      { ...event, signups: old },
      { data: { signUps: web } },
      old,
    ]) {
      const text = JSON.stringify(body);
      expect(said(text)).toEqual(expected);
      expect(said(`\`\`\`json\n${text}\n\`\`\``)).toEqual(expected);
    }
    expect(read(JSON.stringify({ ...event, signUps: web }))).toMatchObject({
      title: "DRS Thursday",
      start: 1_800_000_000_000,
      lines: 7,
    });
    expect(read(JSON.stringify({ ...event, signUps: [{ className: "Tank" }, 7] })).leftOut).toMatchObject([
      { line: 1, why: "noName" },
      { line: 2, why: "noName" },
    ]);
    const csv = [
      "Event,Delubrum",
      '"Role","Spec","Name","ID","Timestamp","Status"',
      '"Tank","Paladin","Aya Sol","123","2026-11-01 20:00","primary"',
      '"Bench","Sage","Bo Tan","124","2026-11-01 20:01","primary"',
      '"Caster","Red Mage","Cy, ""the"" Umi","125","2026-11-01 20:02","queued"',
    ].join("\r\n");
    expect(said(csv)).toEqual(["Aya Sol: pld in", "Bo Tan: sge bench", 'Cy, "the" Umi: rdm bench']);
  });

  it("readSignUps finds names with jobs in JSON of an unknown tool", () => {
    const body = {
      meta: 1,
      groups: [
        { slots: [{ player: { name: "Aya Sol" }, roles: ["healer", "SCH"] }] },
        { slots: [{ player: "Bo Tan", job: "Viper" }] },
      ],
    };
    expect(said(JSON.stringify(body))).toEqual(["Aya Sol: sch in", "Bo Tan: vpr in"]);
    expect(read('{"weather":"rain","days":[1,2]}').source).toBe("unknownJson");
  });

  it("readSignUps names the service of a text that is only a link", () => {
    expect(read("https://raid-helper.dev/event/123").service).toBe("raidHelper");
    expect(read("<https://docs.google.com/spreadsheets/d/1>").service).toBe("sheet");
    expect(read("https://discord.com/channels/1/2/3").service).toBe("discord");
    expect(read("https://example.test/x\nhttps://example.test/y")).toMatchObject({
      source: "link",
      service: "other",
      people: [],
    });
  });

  it("readSignUps reads “Monk” as a phantom job only if the duty brings phantom jobs", () => {
    const list = "Aya Sol: white mage, phantom bard\nBo Tan: Monk, WHM";
    const phantom = (brings: "holster" | "job") =>
      readSignUps(list, brings).people.map(({ phantom: jobs, wishes }) => [
        jobs,
        wishes.map(({ job }) => job),
      ]);
    expect(phantom("job")).toEqual([
      [["bard"], ["whm"]],
      [["monk"], ["whm"]],
    ]);
    expect(phantom("holster")).toEqual([
      [["bard"], ["whm"]],
      [[], ["mnk", "whm"]],
    ]);
  });

  it("readSignUps raises a doubt about unknown words after the job", () => {
    const noise = fc.constantFrom("vroom", "zzgl", "ugh", "later on maybe not", "no mic", "hmm", "ちょっと");
    const form = fc.constantFrom<(job: string, words: string) => string>(
      (job, words) => `Aya Sol - ${job} ${words}`,
      (job, words) => `Aya Sol ${job} ${words}`,
      (job, words) => `Aya Sol: ${job}, ${words}`,
      (job, words) => `Aya Sol ${job} (${words})`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...combatJobs), noise, form, (job, words, line) => {
        const text = `${line(job.toUpperCase(), words)}\nBo Tan: WHM`;
        const [first] = read(text).people;
        expect(first?.name, text).toBe("Aya Sol");
        expect(first?.doubts, text).not.toEqual([]);
      }),
      { seed: 85 },
    );
  });

  it("readSignUps reads exported specs as combat jobs even in phantom job duties", () => {
    const list = `Role,Spec,Name,ID,Timestamp,Status
Healer,White_Mage,Aya Sol,1,"20-11-2026 18:00",primary
Melee,Samurai,Bo Tan,2,"20-11-2026 18:01",primary`;
    expect(readSignUps(list, "job").people.map(({ phantom, wishes }) => [phantom, wishes])).toEqual([
      [[], [{ role: "healer", job: "whm" }]],
      [[], [{ role: "melee", job: "sam" }]],
    ]);
  });

  it("readSignUps reads a million hostile characters within 200 ms of CPU time", () => {
    const texts = [
      "x\n",
      "a",
      "(",
      "Aya Sol: PLD,WAR (",
      "\t,;|",
      "<:",
      "- ",
      "1) 2) ",
      '"',
      `{"name":"x","class":"PLD"},`,
      "~~**__",
      "\u202e",
    ].map((part) => part.repeat(Math.ceil(1_000_000 / part.length)));
    texts.push(
      `[${'{"name":"x","class":"PLD"},'.repeat(38_000)}{}]`,
      `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
    );
    read("warm: PLD");
    for (const text of texts) {
      const from = process.cpuUsage();
      const { people } = read(text);
      const { user } = process.cpuUsage(from);
      expect(people.length).toBeLessThanOrEqual(400);
      // Measures CPU time, so that other load on the machine does not matter.
      expect(user / 1000, text.slice(0, 20)).toBeLessThan(200);
    }
    for (const who of ["constructor", "__proto__", "toString"])
      expect(read(`${who}: PLD\nAya Sol: ${who}`).people.map(({ wishes }) => wishes.length)).toEqual([1, 0]);
  });
});
