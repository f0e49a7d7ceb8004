import { type Role, roles } from "@foray/fieldops/bozja/lost-actions/roles";
import { decodeHolster, encodeHolster } from "@foray/fieldops/share-codes/holster";
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { pageAddress, replaceAddress } from "~/browser/address.ts";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { queryWith } from "~/browser/query.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { bagMessages } from "./bags/messages.ts";
import styles from "./Holsters.module.css";
import { IgnoredNote } from "./IgnoredNote.tsx";
import { holsterMessages } from "./messages.ts";
import { stepPath } from "./paths.ts";
import { Workbench } from "./Workbench.tsx";

const HERE = `${stepPath("c")}/` as const;

export function meta({ location }: MetaArgs) {
  return pageMeta({
    title: holsterMessages.creatorTitle,
    description: holsterMessages.creatorLead,
    path: stepPath("c"),
    preview: "drs-holster",
    unlisted: codeOf(location.pathname) !== "",
  });
}

/** The rest of the path, undecoded: a code may contain slashes or invalid percent encoding. */
function codeOf(pathname: string, here: string = HERE): string {
  return pathname.toLowerCase().startsWith(here) ? pathname.slice(here.length).replace(/\/+$/, "") : "";
}

function askedRole(): Role | null {
  const asked = new URLSearchParams(window.location.search).get("role");
  return roles.find((known) => known === asked) ?? null;
}

function writeAddress(code: string, role: Role | null): void {
  const query = queryWith("role", role);
  replaceAddress(pageAddress(`${HERE}${code}${query.size === 0 ? "" : `?${query.toString()}`}`));
}

export default function CreatorPage() {
  const t = holsterMessages;
  const b = bagMessages;
  const { pathname } = useLocation();
  const link = codeOf(pathname);
  const decoded = useMemo(() => decodeHolster(link), [link]);
  const asOpened = useMemo(() => encodeHolster(decoded), [decoded]);
  const [code, setCode] = useState(asOpened);
  const [role, setRole] = useState<Role | null>(null);
  useEffect(() => setRole(askedRole()), []);
  useEffect(() => {
    // An untouched URL is not rewritten, as that would lose pieces that could not be read.
    if (code !== asOpened || codeOf(window.location.pathname, pageAddress(HERE)) !== link)
      writeAddress(code, role);
  }, [code, role, asOpened, link]);
  usePageTitle(t.creatorTitle);

  return (
    <article data-operation="delubrum" className={styles.page}>
      <PageHead eyebrow={t.title} title={t.creatorTitle} lead={t.creatorLead} />
      {link !== "" && <IgnoredNote decoded={decoded} />}
      <div className={styles.role}>
        <Field label={t.forRole}>
          {(ids) => (
            <Select
              {...ids}
              value={role ?? ""}
              onChange={(event) => {
                const next = roles.find((known) => known === event.target.value) ?? null;
                setRole(next);
                writeAddress(code === asOpened ? link : code, next);
              }}
            >
              <option value="">{t.anyRole}</option>
              {roles.map((known) => (
                <option key={known} value={known}>
                  {b.roles[known]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Workbench
        key={link}
        title={t.yourHolster}
        fileName="drs-holster"
        start={decoded}
        host={null}
        role={role}
        onCode={setCode}
      />
      <p className={styles.ways}>
        <ButtonLink icon="list" to={stepPath()}>
          {t.title}
        </ButtonLink>
        <ButtonLink kind="quiet" icon="users" to="/createdrsholsters">
          {t.createRun}
        </ButtonLink>
      </p>
    </article>
  );
}
