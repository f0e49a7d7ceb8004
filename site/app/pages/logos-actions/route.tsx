import sprite from "virtual:glyphs/logos-actions";
import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import { type MetaAsked, pageMeta } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ActionGrid } from "~/ui/action-grid/ActionGrid.tsx";
import { gridMessages } from "~/ui/action-grid/messages.ts";
import { ReferencePage } from "~/ui/action-grid/ReferencePage.tsx";
import { resolveRecord } from "~/ui/action-grid/resolve.ts";
import { logosGroups } from "./groups.ts";
import { messages as english } from "./messages/en.ts";
import { messages as head } from "./messages/head.en.ts";
import { logosMessages } from "./messages.ts";
import { LOGOS_ACTIONS } from "./paths.ts";
import { foreignNames, logosAction, shownIds } from "./records.ts";

const ActionPanel = lazyPart("ActionPanel", () => import("./ActionPanel.tsx"));
const Compared = lazyPart("Compared", () => import("./Compared.tsx"));
const MakePanel = lazyPart("MakePanel", () => import("./MakePanel.tsx"));

export function meta({ params }: MetaAsked) {
  const asked = resolveRecord(params.id, shownIds, englishNames);
  const action = asked.kind === "record" ? logosAction(asked.id) : undefined;
  if (action === undefined) {
    return pageMeta({
      title: english.title,
      description: head.listText(english.lead),
      path: LOGOS_ACTIONS,
      preview: "logos-actions",
    });
  }
  const name = englishNames[action.id] ?? action.id;
  return pageMeta({
    title: head.title(name),
    description: head.text(name, action.recipes.length),
    path: `${LOGOS_ACTIONS}/${action.id}`,
    preview: `logos-${action.id}`,
  });
}

export default function LogosActionsPage() {
  const t = logosMessages;
  const common = gridMessages;
  const name = useGameNames("fieldops/logos-actions", englishNames);
  return (
    <ReferencePage
      operation="eureka"
      records={{ address: LOGOS_ACTIONS, ids: shownIds, english: englishNames, foreign: foreignNames, name }}
      words={t}
      filter={{
        values: roles,
        label: common.role,
        all: common.allRoles,
        names: common.roles,
        fits: (id, role) => logosAction(id)?.roles.includes(role) ?? false,
      }}
      sorts={["order", "name", "recast"]}
      groups={(state, found) => logosGroups({ state, found, name, t, common })}
      grid={(groups, open, onCompare) => (
        <ActionGrid groups={groups} sprite={sprite} open={open} onCompare={onCompare} />
      )}
      panel={(id, props) => {
        const action = id === undefined ? undefined : logosAction(id);
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
