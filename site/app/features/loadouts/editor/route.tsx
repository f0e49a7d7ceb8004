import { decodeLoadout, encodeLoadout } from "@foray/fieldops/share-codes/loadout";
import { useCallback, useMemo } from "react";
import { useNavigate, useParams } from "react-router";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { Note } from "~/ui/Note.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { hasActions } from "../address.ts";
import { CodeNotes } from "../CodeNotes.tsx";
import styles from "../Loadouts.module.css";
import { loadoutMessages } from "../messages.ts";
import type { KeyedTray } from "../trays.ts";
import { Workspace } from "../Workspace.tsx";

export function meta({ params }: MetaArgs) {
  const code = params["*"] ?? "";
  return pageMeta({
    title: code === "" ? loadoutMessages.editorTitle : loadoutMessages.shareTitle,
    description: loadoutMessages.editorLead,
    path: "/eureka/loadout",
    preview: "eureka-loadout",
    unlisted: code !== "",
  });
}

export default function LoadoutEditor() {
  const t = loadoutMessages;
  const params = useParams();
  const navigate = useNavigate();
  const code = (params["*"] ?? "").trim();
  const decoded = useMemo(() => decodeLoadout(code), [code]);
  usePageTitle(code === "" ? t.editorTitle : t.shareTitle);
  const onEdit = useCallback(
    (trays: readonly KeyedTray[]) => {
      const { search } = window.location;
      const pathname = `/eureka/loadout/${encodeLoadout(trays)}`;
      void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return (
    <article className={styles.page} data-operation="eureka">
      <PageHead
        eyebrow={[t.editorEyebrow, t.loadout]}
        title={t.editorTitle}
        lead={code === "" ? t.editorLead : t.codeLead}
      />
      {code !== "" && !hasActions(decoded) && encodeLoadout(decoded.trays) !== code && (
        <Note kind="warn">
          <p>{t.unreadable}</p>
        </Note>
      )}
      <CodeNotes decoded={decoded} />
      <Workspace seed={code} trays={decoded.trays} onEdit={onEdit} />
    </article>
  );
}
