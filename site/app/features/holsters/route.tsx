import { lazy } from "react";
import { Link, useParams } from "react-router";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { textPart, useUrlState } from "~/browser/url-state.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Wakes } from "~/ui/late-parts.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { AllHolsters } from "./AllHolsters.tsx";
import { bagMessages } from "./bags/messages.ts";
import { findSteps, type Steps } from "./find.ts";
import styles from "./Holsters.module.css";
import { holsterMessages } from "./messages.ts";
import { stepPath } from "./paths.ts";
import { Stepper } from "./Stepper.tsx";

const head = holsterMessages.head;

/** Not needed by most visits, which begin without a holster. */
const NamedHolster = lazy(() => import("./NamedHolster.tsx"));

export function meta({ params }: MetaArgs) {
  const { host, type, role, holster, unknown } = findSteps(params, null);
  const preview = "drs-holster";
  const unlisted = unknown !== null;
  if (host === null) {
    return pageMeta({
      title: holsterMessages.title,
      description: holsterMessages.lead,
      path: stepPath(),
      preview,
      unlisted,
    });
  }
  if (type === null) {
    return pageMeta({
      title: head.hostTitle(host.name),
      description: head.hostText(host.name, host.server),
      path: stepPath(host.slug),
      unlisted,
    });
  }
  if (holster === null) {
    return pageMeta({
      title: head.typeTitle(type.name, host.name),
      description: head.typeText(type.name, host.name),
      path: stepPath(host.slug, type.slug),
      unlisted,
    });
  }
  return pageMeta({
    title: head.holsterTitle(
      holster.name,
      role === null ? "" : bagMessages.roles[role],
      type.name,
      host.name,
    ),
    description: head.holsterText(holster.name, type.name, host.name),
    path: stepPath(host.slug, type.slug, holster.slug),
  });
}

function backPath({ host, type, role, holster }: Steps): string {
  if (host === null || type === null) return stepPath();
  if (holster !== null && role !== null) return `${stepPath(host.slug, type.slug)}?role=${role}`;
  return role === null ? stepPath(host.slug) : stepPath(host.slug, type.slug);
}

const rolePart = textPart("role");

export default function HolsterPage() {
  const t = holsterMessages;
  const { host: hostParam, type: typeParam, name: nameParam } = useParams();
  const [asked] = useUrlState(rolePart);
  const steps = findSteps({ host: hostParam, type: typeParam, name: nameParam }, asked);
  const { host, type, holster, unknown } = steps;
  usePageTitle(
    holster === null || type === null || host === null
      ? t.title
      : `${holster.name} · ${type.name} · ${host.name}`,
  );

  return (
    <article data-operation="delubrum" className={styles.page}>
      {unknown !== null && (
        <Note kind="warn">
          <p>{t.unknown[unknown.step](unknown.text.slice(0, 80))}</p>
          {unknown.near.length > 0 && (
            <p className={styles.near}>
              {formatLabelled(t.near)}
              {unknown.near.map(({ path, name }) => (
                <Link key={path} to={path}>
                  {name}
                </Link>
              ))}
            </p>
          )}
        </Note>
      )}
      <PageHead
        eyebrow={
          host !== null && [
            holster !== null && t.title,
            <span key="host" lang="en">
              {host.name}
            </span>,
            type !== null && (
              <span key="type" lang="en">
                {type.name}
              </span>
            ),
          ]
        }
        title={holster === null ? t.title : <span lang="en">{holster.name}</span>}
        {...(host === null && { lead: t.lead })}
      />
      <Stepper steps={steps} />
      {host !== null && (
        <p className={styles.ways}>
          <ButtonLink small icon="arrow-left" to={backPath(steps)}>
            {t.back}
          </ButtonLink>
          <ButtonLink small kind="quiet" icon="rotate" to={stepPath()}>
            {t.startOver}
          </ButtonLink>
        </p>
      )}
      {host !== null && type !== null && holster !== null && (
        <Wakes waiting={<p className={styles.loading}>{t.loading}</p>}>
          <NamedHolster
            key={stepPath(host.slug, type.slug, holster.slug)}
            host={host}
            type={type}
            holster={holster}
          />
        </Wakes>
      )}
      {host !== null && type === null && <AllHolsters host={host} />}
      {holster === null && (
        <p className={styles.ways}>
          <ButtonLink icon="edit" to={stepPath("c")}>
            {t.createOwn}
          </ButtonLink>
          <ButtonLink kind="quiet" icon="list" to="/createdrsholsters">
            {t.createRun}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
