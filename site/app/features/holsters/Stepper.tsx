import hostSprite from "virtual:glyphs/hosts";
import actionSprite from "virtual:glyphs/lost-actions";
import roleSprite from "virtual:glyphs/roles";
import type { HolsterIcon } from "@foray/fieldops/bozja/holster-sets/types";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCalendarDate } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { bagMessages } from "./bags/messages.ts";
import type { Steps } from "./find.ts";
import { holsterMessages } from "./messages.ts";
import { stepPath } from "./paths.ts";
import styles from "./Stepper.module.css";

const stepNames = ["host", "type", "role", "holster"] as const;

type StepName = (typeof stepNames)[number];

function HolsterGlyph({ icon }: { icon: HolsterIcon }) {
  const role = roles.find((known) => known === icon);
  return <Glyph sprite={role === undefined ? actionSprite : roleSprite} id={icon} size={24} />;
}

function Option({
  to,
  glyph,
  name,
  note,
  lang = "en",
}: {
  to: string;
  glyph: ReactNode;
  name: string;
  note?: string | undefined;
  lang?: string | undefined;
}) {
  return (
    <li>
      <Link to={to} className={styles.option} preventScrollReset>
        <Plate size={42}>{glyph}</Plate>
        <span className={styles.optionWords}>
          <b lang={lang} className={styles.optionName}>
            {name}
          </b>
          {note !== undefined && <span className={styles.optionNote}>{note}</span>}
        </span>
        <UiIcon id="chevron-right" size={18} className={styles.optionArrow} />
      </Link>
    </li>
  );
}

/** Choice of host, run type, role and holster: the steps taken as links back, the next one as a list. */
export function Stepper({ steps }: { steps: Steps }) {
  const t = holsterMessages;
  const bags = bagMessages;
  const { host, type, role, holster } = steps;
  const here = host === null ? stepPath() : stepPath(host.slug);
  const chosen: Readonly<Record<StepName, readonly [name: string, to: string] | null>> = {
    host: host && [host.name, stepPath()],
    type: host && type && [type.name, here],
    role: host && type && role && [bags.roles[role], stepPath(host.slug, type.slug)],
    holster: host &&
      type &&
      role &&
      holster && [holster.name, `${stepPath(host.slug, type.slug)}?role=${role}`],
  };
  const next = stepNames.find((step) => chosen[step] === null);
  return (
    <section className={styles.stepper} aria-label={t.stepsLabel}>
      <ol className={styles.steps}>
        {stepNames.map((step) => {
          const choice = chosen[step];
          return (
            <li
              key={step}
              className={styles.step}
              data-state={choice !== null ? "done" : step === next ? "next" : "later"}
              aria-current={step === next ? "step" : undefined}
            >
              <span className={styles.stepName}>{t.steps[step]}</span>
              {choice === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Link
                  className={styles.chosen}
                  to={choice[1]}
                  aria-label={t.change(t.steps[step], choice[0])}
                  preventScrollReset
                >
                  <span lang={step === "role" ? undefined : "en"}>{choice[0]}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      {next !== undefined && (
        <>
          <h2 className={styles.question}>{t.choose[next]}</h2>
          <ul className={styles.options}>
            <Choices steps={steps} />
          </ul>
        </>
      )}
    </section>
  );
}

function Choices({ steps: { host, type, role, holster } }: { steps: Steps }) {
  const t = holsterMessages;
  const bags = bagMessages;
  const language = useLanguage();
  if (host === null) {
    return holsterHosts.map(({ slug, name, server, lastUpdated, types }) => (
      <Option
        key={slug}
        to={stepPath(slug)}
        glyph={<Glyph sprite={hostSprite} id={slug} size={26} />}
        name={name}
        note={[
          server,
          t.runTypes(types.length),
          ...(lastUpdated === null ? [] : [t.updated(formatCalendarDate(lastUpdated, language))]),
        ].join(" · ")}
      />
    ));
  }
  if (type === null) {
    return host.types.map(({ slug, name, roles: menu }) => (
      <Option
        key={slug}
        to={stepPath(host.slug, slug)}
        glyph={<Glyph sprite={hostSprite} id={host.slug} size={26} />}
        name={name}
        note={t.holsters(menu.reduce((sum, { holsters }) => sum + holsters.length, 0))}
      />
    ));
  }
  if (role === null) {
    return type.roles.map(({ role: offered, holsters }) => (
      <Option
        key={offered}
        to={`${stepPath(host.slug, type.slug)}?role=${offered}`}
        glyph={<Glyph sprite={roleSprite} id={offered} size={24} />}
        name={bags.roles[offered]}
        lang={undefined}
        note={t.holsters(holsters.length)}
      />
    ));
  }
  if (holster !== null) return null;
  return type.roles
    .filter(({ role: offered }) => offered === role)
    .flatMap(({ holsters }) => holsters)
    .map(({ slug, name, icon }) => (
      <Option
        key={slug}
        to={stepPath(host.slug, type.slug, slug)}
        glyph={<HolsterGlyph icon={icon} />}
        name={name}
      />
    ));
}
