import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import jobNames from "@foray/fieldops/records/phantom-jobs/names/page";
import { combatJobs } from "@foray/fieldops/runs/combat-jobs";
import { dutyOf, partyNames, seatLabel } from "@foray/fieldops/runs/duties";
import { giveKit, type KitTarget, seatsOf } from "@foray/fieldops/runs/kits";
import { runJobs } from "@foray/fieldops/runs/seat-words";
import type { Run, RunDuty } from "@foray/fieldops/runs/types";
import { useId, useMemo, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { loadoutNames } from "~/features/loadouts/names/messages.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { controlClass, Select } from "~/ui/Field.tsx";
import styles from "./Editor.module.css";
import { runMessages } from "./messages.ts";
import { PlanField } from "./PlanField.tsx";
import type { RunEditor } from "./use-run.ts";
import { jobName } from "./words.ts";

type KitGroup = Readonly<{ label: string; kits: readonly Readonly<{ plan: string; name: string }>[] }>;

function kitGroups(brings: RunDuty["brings"]): readonly KitGroup[] {
  if (brings === "holster")
    return holsterHosts.flatMap(({ slug: host, name: hostName, types }) =>
      types.map(({ slug: type, name, roles }) => ({
        label: `${hostName} · ${name}`,
        kits: roles.flatMap(({ holsters }) =>
          holsters.map(({ slug, name: kit }) => ({ plan: `${host}/${type}/${slug}`, name: kit })),
        ),
      })),
    );
  return loadoutRoles.map(({ slug: role, name, loadouts }) => ({
    label: loadoutNames.roles[role] ?? name,
    kits: loadouts.map(({ slug, title }) => ({
      plan: `${role}/${slug}`,
      name: loadoutNames.loadouts[title] ?? title,
    })),
  }));
}

const OTHER = "other";

type Target = Readonly<{ value: string; name: string; target: KitTarget }>;

/** Recipients with at least one seat. */
function targetsOf(run: Run): readonly Target[] {
  const t = runMessages;
  const all: readonly Target[] = [
    { value: "all", name: t.everybody, target: { of: "all" } },
    ...roles.map((role) => ({ value: role, name: t.roles[role], target: { of: "role", role } as const })),
    ...combatJobs.map((job) => ({ value: job, name: jobName(job), target: { of: "job", job } as const })),
    ...partyNames(run).map((party, index) => ({
      value: `party ${index}`,
      name: t.party(party),
      target: { of: "party", party: index } as const,
    })),
  ];
  return all.filter(({ target }) => seatsOf(run, target).length > 0);
}

const playersOf = (run: Run): readonly Target[] =>
  run.seats.flatMap(({ name }, place) =>
    name === ""
      ? []
      : [{ value: `seat ${place}`, name: `${seatLabel(run, place)} ${name}`, target: { of: "seat", place } }],
  );

export default function KitBar({ run, act }: { run: Run; act: RunEditor["act"] }) {
  const t = runMessages;
  const id = useId();
  const phantomName = useGameNames("fieldops/phantom-jobs", jobNames);
  const { brings } = dutyOf(run.kind);
  const [to, setTo] = useState("all");
  const [kit, setKit] = useState("");
  const [link, setLink] = useState("");
  const [search, setSearch] = useState("");
  const targets = targetsOf(run);
  const players = playersOf(run);
  const chosen = [...targets, ...players].find(({ value }) => value === to) ?? targets[0];
  const groups = useMemo(() => (brings === "job" ? [] : kitGroups(brings)), [brings]);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = groups.flatMap(({ label, kits }) => {
    const fitting = kits.filter(({ name }) => fits(`${label} ${name}`));
    return fitting.length === 0 ? [] : [{ label, kits: fitting }];
  });
  // Typing selects the first match.
  const find = (text: string) => {
    setSearch(text);
    const asked = text.toLowerCase().split(/\s+/).filter(Boolean);
    const first = groups
      .flatMap(({ label, kits }) => kits.map(({ plan, name }) => ({ plan, text: `${label} ${name}` })))
      .find((each) => asked.every((word) => each.text.toLowerCase().includes(word)));
    setKit(asked.length === 0 ? "" : (first?.plan ?? ""));
  };
  const give = () => {
    if (chosen === undefined) return;
    const job = runJobs.find((each) => each === kit) ?? null;
    const given = brings === "job" ? { job } : { plan: kit === OTHER ? link : kit };
    act((before) => giveKit(before, chosen.target, given));
    announce(t.givenTo(seatsOf(run, chosen.target).length));
  };
  return (
    <fieldset className={styles.kits}>
      <legend className="visually-hidden">{t.giveTo}</legend>
      <label htmlFor={id}>{t.giveTo}</label>
      <Select id={id} value={chosen?.value ?? ""} onChange={({ target }) => setTo(target.value)}>
        {targets.map(({ value, name, target }) => (
          <option key={value} value={value}>
            {t.allOf(name, seatsOf(run, target).length)}
          </option>
        ))}
        {players.length > 0 && (
          <optgroup label={t.onePlayer}>
            {players.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {brings !== "job" && (
        <input
          type="search"
          className={controlClass}
          aria-label={t.findKit}
          placeholder={t.findKit}
          value={search}
          onChange={({ currentTarget }) => find(currentTarget.value)}
        />
      )}
      <Select aria-label={t.kit} value={kit} onChange={({ target }) => setKit(target.value)}>
        <option value="">{t.noKitChosen}</option>
        {brings === "job"
          ? runJobs.map((job) => (
              <option key={job} value={job}>
                {phantomName(job).text}
              </option>
            ))
          : found.map(({ label, kits }) => (
              <optgroup key={label} label={label}>
                {kits.map(({ plan, name }) => (
                  // A closed select does not show the group label.
                  <option key={plan} value={plan}>
                    {`${name} – ${label}`}
                  </option>
                ))}
              </optgroup>
            ))}
        {brings !== "job" && <option value={OTHER}>{t.otherKit}</option>}
      </Select>
      {kit === OTHER && brings !== "job" && <PlanField plan={link} brings={brings} onChange={setLink} />}
      <Button onClick={give}>{t.giveKit}</Button>
    </fieldset>
  );
}
