import { placeOf } from "@foray/fieldops/fights/places";
import type { MechanicFacts } from "@foray/fieldops/records/fights/types";
import { phantomJobFacts } from "@foray/fieldops/records/phantom-jobs/facts";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { useState } from "react";
import { copyText } from "~/browser/share.ts";
import { formatLabelled, formatSentences } from "~/i18n/format.ts";
import { GameName, pageName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Note } from "~/ui/Note.tsx";
import { RoleShape } from "~/ui/role-shape/RoleShape.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import { timesText } from "./Card.tsx";
import type { LoadedFight } from "./fight-data.ts";
import { KindMark } from "./kind-marks.tsx";
import styles from "./MyPart.module.css";
import { fightMessages } from "./messages.ts";
import { ownKeys, ownPlaces, type Part, parties, partRoles, youKeys } from "./my-part.ts";
import { readKeys } from "./read-keys.ts";
import { useWays, type Ways, wayOf } from "./ways.ts";
import { fightName, mechanicName, textOf, wayName } from "./words.ts";

const t = fightMessages;

type Line = Readonly<{
  mechanic: MechanicFacts;
  times: string;
  texts: readonly string[];
  lang: string;
  own: boolean;
}>;

/**
 * Places in the chosen strategy. Adds step numbers if they differ by step, and the strategy's name if there
 * are several.
 */
function placesText(fight: LoadedFight, mechanic: MechanicFacts, part: Part, ways: Ways): string | null {
  const { strategies = [] } = mechanic;
  const { way } = wayOf(strategies, ways[`${fight.key}/${mechanic.id}`]);
  const steps = (way?.steps ?? []).flatMap((step, at) => {
    const places = [...new Set(ownPlaces(step, part).map((point) => t.said.place(placeOf(point))))];
    return places.length === 0 ? [] : [{ number: String(at + 1), text: places.join(t.said.between) }];
  });
  const texts = [...new Set(steps.map(({ text }) => text))];
  if (way === undefined || texts.length === 0) return null;
  const said =
    texts.length === 1
      ? texts.join("")
      : steps.map(({ number, text }) => formatLabelled(t.step(number), text)).join(t.said.between);
  return t.myPlaces(said, strategies.length > 1 ? wayName(fight, mechanic, way.id) : "");
}

/** Falls back to the sentence for everyone. */
function linesOf(fight: LoadedFight, part: Part, ways: Ways): readonly Line[] {
  return fight.fight.mechanics.flatMap((mechanic) => {
    const at = `mechanic/${mechanic.id}/you`;
    const keys = youKeys(fight, mechanic.id);
    const said = readKeys(keys, part).flatMap((key) => textOf(fight, `${at}/${key}`) ?? []);
    const own = ownKeys(part).some((key) => keys.includes(key));
    const places = placesText(fight, mechanic, part, ways);
    if (said.length === 0 && places === null) return [];
    return [
      {
        mechanic,
        times: timesText(fight, mechanic.id),
        texts: [...said.map(({ text }) => text), ...(places === null ? [] : [places])],
        lang: said[0]?.lang ?? "en",
        own: own || places !== null,
      },
    ];
  });
}

const jobIds = phantomJobFacts.map(({ id }) => id);

function Choice({ part, set, jobs }: { part: Part; set: (change: Partial<Part>) => void; jobs: boolean }) {
  return (
    <div className={styles.choice}>
      <Segmented
        legend={t.role}
        quiet
        value={part.role ?? ""}
        options={partRoles.map((role) => ({
          value: role,
          label: (
            <span className={styles.role}>
              <RoleShape role={role} />
              <span className={styles.roleName}>{t.roles[role]}</span>
            </span>
          ),
        }))}
        onChange={(role) => set({ role: partRoles.find((each) => each === role) ?? null })}
      />
      <div className={styles.selects}>
        {jobs && (
          <Field label={t.phantomJob}>
            {(ids) => (
              <Select
                {...ids}
                value={part.job ?? ""}
                onChange={({ target }) => set({ job: target.value === "" ? null : target.value })}
              >
                <option value="">{t.anyJob}</option>
                {jobIds.map((id) => (
                  <option key={id} value={id}>
                    {pageName(jobNames, id).text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={t.party}>
          {(ids) => (
            <Select
              {...ids}
              value={part.party ?? ""}
              onChange={({ target }) => set({ party: parties.find((each) => each === target.value) ?? null })}
            >
              <option value="">{t.anyParty}</option>
              {parties.map((party) => (
                <option key={party} value={party}>
                  {t.partyName(party)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}

export function MyPart({
  fight,
  part,
  lost,
  set,
  jobs,
}: {
  fight: LoadedFight;
  part: Part;
  lost: boolean;
  set: (change: Partial<Part>) => void;
  /** Whether players have phantom jobs in the fight. */
  jobs: boolean;
}) {
  const [copied, setCopied] = useState(false);
  const lines = linesOf(fight, part, useWays());
  const copy = async () => {
    const text = lines.map(({ mechanic, texts, times }) =>
      [times, formatLabelled(mechanicName(fight, mechanic.id).text, formatSentences(texts))]
        .filter((each) => each !== "")
        .join(" "),
    );
    setCopied(await copyText([fightName(fight).text, ...text].join("\n")));
  };
  return (
    <section className={styles.mine} aria-labelledby="my-part">
      <h2 id="my-part">{t.myPart}</h2>
      <Choice part={part} set={set} jobs={jobs} />
      {lost && <Note kind="warn">{t.partLost}</Note>}
      {lines.length === 0 ? (
        <p className={styles.none}>{t.noPart}</p>
      ) : (
        <>
          <ol className={styles.lines}>
            {lines.map(({ lang, mechanic, own, texts, times }) => (
              <li key={mechanic.id} data-own={own}>
                <KindMark kind={mechanic.kind} />
                <div>
                  <a href={`#${mechanic.id}`}>
                    <GameName name={mechanicName(fight, mechanic.id)} />
                  </a>
                  {times !== "" && <span className={styles.times}>{times}</span>}
                  <p lang={lang}>{formatSentences(texts)}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className={styles.acts}>
            <Button icon={copied ? "check" : "copy"} small onClick={copy}>
              {copied ? t.copied : t.copyPart}
            </Button>
            <Button icon="printer" small onClick={() => window.print()}>
              {t.print}
            </Button>
          </div>
          <p className="visually-hidden" aria-live="polite">
            {copied ? t.copied : ""}
          </p>
        </>
      )}
    </section>
  );
}
