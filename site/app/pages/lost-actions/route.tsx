import sprite from "virtual:glyphs/lost-actions";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import englishNames from "@foray/fieldops/records/lost-actions/names/en";
import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ActionGrid } from "~/ui/action-grid/ActionGrid.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import { ReferencePage } from "~/ui/action-grid/ReferencePage.tsx";
import { resolveRecord } from "~/ui/action-grid/resolve.ts";
import { lostGroups } from "./groups.ts";
import { messages as english } from "./messages/en.ts";
import { messages as head } from "./messages/head.en.ts";
import { lostMessages } from "./messages.ts";
import { LOST_ACTIONS } from "./paths.ts";
import { foreignNames, lostAction, shownIds } from "./records.ts";

const ActionPanel = lazyPart("ActionPanel", () => import("./ActionPanel.tsx"));
const Compared = lazyPart("Compared", () => import("./Compared.tsx"));
const MakePanel = lazyPart("MakePanel", () => import("./MakePanel.tsx"));

export function meta({ params }: MetaAsked) {
  const asked = resolveRecord(params.id, shownIds, englishNames);
  const action = asked.kind === "record" ? lostAction(asked.id) : undefined;
  if (action === undefined) {
    return pageMeta({
      title: english.title,
      description: head.listText(english.lead),
      path: LOST_ACTIONS,
      preview: "lost-actions",
    });
  }
  const name = englishNames[action.id] ?? action.id;
  const category = english.categories[action.category];
  return pageMeta({
    title: head.title(name),
    description: head.text(name, category, action.weight),
    path: `${LOST_ACTIONS}/${action.id}`,
    preview: `lost-${action.id}`,
  });
}

export default function LostActionsPage() {
  const t = lostMessages;
  const common = gridMessages;
  const name = useGameNames("fieldops/lost-actions", englishNames);
  return (
    <ReferencePage
      operation="bozja"
      records={{ address: LOST_ACTIONS, ids: shownIds, english: englishNames, foreign: foreignNames, name }}
      words={t}
      filter={{
        values: roles,
        label: common.role,
        all: common.allRoles,
        names: common.roles,
        fits: (id, role) => lostAction(id)?.roles.includes(role) ?? false,
      }}
      sorts={["order", "name", "weight", "recast"]}
      groups={(state, found) => lostGroups({ state, found, name, t, common })}
      grid={(groups, open, onCompare) => (
        <ActionGrid groups={groups} sprite={sprite} open={open} onCompare={onCompare} />
      )}
      panel={(id, props) => {
        const action = id === undefined ? undefined : lostAction(id);
        return action === undefined ? (
          <MakePanel query={props.query} />
        ) : (
          <ActionPanel action={action} {...props} />
        );
      }}
      compared={(props) => <Compared {...props} />}
    />
  );
}
