import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import englishNames from "@foray/fieldops/records/lost-actions/names/page";
import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { gridMessages } from "../grid/messages.ts";
import { ReferencePage } from "../grid/ReferencePage.tsx";
import { referenceMeta } from "../grid/reference-meta.ts";
import ActionPanel from "./ActionPanel.tsx";
import { lostMessages } from "./messages.ts";
import { foreignNames, lostActions } from "./records.ts";

const head = lostMessages.head;

const MakePanel = lazy(() => import("./MakePanel.tsx"));
const Compared = lazy(() => import("../grid/ComparedActions.tsx"));

export function meta(asked: MetaArgs) {
  const { title, lead } = lostMessages;
  return referenceMeta(asked, {
    table: lostActions,
    names: englishNames,
    page: { title, description: head.listText(lead), preview: "lost-actions" },
    record: ({ id, category, weight }, name) => ({
      title: head.title(name),
      description: head.text(name, lostMessages.categories[category], weight),
      preview: `lost-${id}`,
    }),
  });
}

export default function LostActionsPage() {
  const t = lostMessages;
  const common = gridMessages;
  return (
    <ReferencePage
      operation="bozja"
      table={lostActions}
      name={useGameNames("fieldops/lost-actions", englishNames)}
      english={englishNames}
      foreign={foreignNames}
      words={t}
      category={(id) => t.categories[id]}
      filter={{
        values: roles,
        label: common.role,
        all: common.allRoles,
        names: common.roles,
        fits: (action, role) => action.roles.includes(role),
      }}
      sorts={["order", "name", "weight", "recast"]}
      figures={{
        weight: { value: ({ weight }) => weight, text: ({ weight }) => `${common.weight} ${weight}` },
        recast: {
          value: ({ recastMs }) => recastMs,
          text: ({ recastMs }) => common.seconds(String(recastMs / 1000)),
        },
      }}
      panel={(action, props) =>
        action === undefined ? <MakePanel query={props.query} /> : <ActionPanel action={action} {...props} />
      }
      compared={(props) => <Compared {...props} />}
    />
  );
}
