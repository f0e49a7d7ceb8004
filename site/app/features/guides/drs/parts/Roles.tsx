import { RecordTable } from "~/features/record-table/RecordTable.tsx";
import { drsGuideMessages } from "../messages.ts";
import { adviceDoubt, requirement } from "../requirement.ts";
import { ActionLinks } from "./ActionLinks.tsx";

export default function Roles() {
  const t = drsGuideMessages;
  return (
    <RecordTable
      label={t.pages.roles.title}
      long
      columns={[t.role, t.essence, t.actions]}
      doubt={adviceDoubt}
      rows={(requirement?.roles ?? []).map(({ role, essences, actions }) => ({
        id: role,
        cells: [t.roles[role], <ActionLinks key="e" ids={essences} />, <ActionLinks key="a" ids={actions} />],
      }))}
    />
  );
}
