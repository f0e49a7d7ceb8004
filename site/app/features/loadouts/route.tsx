import { loadoutRoles } from "@foray/fieldops/records/loadout-guide/facts";
import { encodeLoadout, type LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { pageAddress, replaceAddress } from "~/browser/address.ts";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { formatLabelled } from "~/i18n/format.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { type BaAddress, readBaAddress } from "./address.ts";
import { CodeNotes } from "./CodeNotes.tsx";
import { GuideLoadout } from "./GuideLoadout.tsx";
import styles from "./Loadouts.module.css";
import { loadoutMessages } from "./messages.ts";
import { loadoutNames } from "./names/messages.ts";
import { LoadoutChoice, RoleChoice, Steps } from "./Stepper.tsx";
import { Workspace } from "./Workspace.tsx";

const head = loadoutMessages.head;

const roleTitle = ({ name, slug }: Readonly<{ name: string; slug: string }>) =>
  loadoutNames.roles[slug] ?? name;

export function meta({ params }: MetaArgs) {
  const address = readBaAddress(params["*"]);
  if (address.kind === "loadout") {
    const { role, loadout } = address;
    const name = formatLabelled(roleTitle(role), loadoutNames.loadouts[loadout.title] ?? loadout.title);
    return pageMeta({
      title: `${name} · ${loadoutMessages.title}`,
      description: head.loadoutText(name),
      path: `/ba/${role.slug}/${loadout.slug}`,
    });
  }
  if (address.kind === "role") {
    return pageMeta({
      title: `${roleTitle(address.role)} · ${loadoutMessages.title}`,
      description: head.roleText(roleTitle(address.role)),
      path: `/ba/${address.role.slug}`,
    });
  }
  return pageMeta({
    title: loadoutMessages.title,
    description: head.startText,
    path: "/ba",
    preview: "ba",
    unlisted: address.kind !== "start",
  });
}

export default function BaPage() {
  const params = useParams();
  const splat = params["*"];
  const address = useMemo(() => readBaAddress(splat), [splat]);
  return (
    <article className={styles.page} data-operation="eureka">
      <Head address={address} />
      <Content address={address} />
    </article>
  );
}

/** Keeps the code in a shared loadout's URL in step with the edits. */
function followCode(trays: readonly LoadoutTray[]): void {
  replaceAddress(pageAddress(`/ba/${encodeLoadout(trays)}`) + window.location.search);
}

function useRoleName() {
  return (slug: string) => loadoutNames.roles[slug] ?? slug;
}

function Head({ address }: { address: BaAddress }) {
  const t = loadoutMessages;
  const roleName = useRoleName();
  const chosen = "role" in address && address.role !== null ? roleName(address.role.slug) : null;
  const title =
    address.kind === "loadout"
      ? t.named(chosen ?? "", loadoutNames.loadouts[address.loadout.title] ?? address.loadout.title)
      : t.title;
  usePageTitle(address.kind === "loadout" ? `${title} · ${t.title}` : title);
  const lead = { loadout: t.loadoutLead, code: t.codeLead, start: t.lead, role: t.lead, unknown: t.lead };
  return (
    <PageHead
      eyebrow={[t.eyebrow, address.kind === "loadout" && t.loadout]}
      title={title}
      lead={lead[address.kind]}
    />
  );
}

function Content({ address }: { address: BaAddress }) {
  const t = loadoutMessages;
  switch (address.kind) {
    case "start":
      return <RoleChoice roles={loadoutRoles} />;
    case "role":
      return (
        <>
          <Steps role={address.role} loadout={null} />
          <LoadoutChoice role={address.role} />
        </>
      );
    case "loadout":
      return (
        <>
          <Steps role={address.role} loadout={address.loadout} />
          <GuideLoadout
            key={`${address.role.slug}/${address.loadout.slug}`}
            role={address.role}
            loadout={address.loadout}
          />
        </>
      );
    case "code":
      return (
        <>
          <p className={styles.toolbar}>
            <ButtonLink to="/ba" icon="rotate">
              {t.startOver}
            </ButtonLink>
          </p>
          <CodeNotes decoded={address.decoded} />
          <Workspace seed={address.code} trays={address.decoded.trays} onEdit={followCode} />
        </>
      );
    case "unknown":
      return (
        <>
          <Unknown address={address} />
          {address.role === null ? (
            <RoleChoice roles={loadoutRoles} />
          ) : (
            <>
              <Steps role={address.role} loadout={null} />
              <LoadoutChoice role={address.role} />
            </>
          )}
        </>
      );
  }
}

function Unknown({ address }: { address: Extract<BaAddress, { kind: "unknown" }> }) {
  const t = loadoutMessages;
  const roleName = useRoleName();
  return (
    <div className={styles.notes}>
      <Note kind="warn">
        <p>{address.role === null ? t.unknownRole(address.text) : t.unknownLoadout(address.text)}</p>
        {address.matches.length > 0 && (
          <p className={styles.matches}>
            {formatLabelled(t.closest)}
            {address.matches.map(({ path, role, loadout }) => (
              <Link key={path} to={path}>
                {loadout === null
                  ? roleName(role.slug)
                  : t.named(roleName(role.slug), loadoutNames.loadouts[loadout.title] ?? loadout.title)}
              </Link>
            ))}
          </p>
        )}
      </Note>
    </div>
  );
}
