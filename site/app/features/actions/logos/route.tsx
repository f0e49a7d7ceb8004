import { roles } from "@foray/fieldops/bozja/lost-actions/roles";
import englishNames from "@foray/fieldops/records/logos-actions/names/page";
import { lazy } from "react";
import type { MetaArgs } from "~/browser/page-meta.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { gridMessages } from "../grid/messages.ts";
import { ReferencePage } from "../grid/ReferencePage.tsx";
import { referenceMeta } from "../grid/reference-meta.ts";
import ActionPanel from "./ActionPanel.tsx";
import MakePanel from "./MakePanel.tsx";
import { logosMessages } from "./messages.ts";
import { foreignNames, logosActions } from "./records.ts";

const head = logosMessages.head;

const Compared = lazy(() => import("../grid/ComparedActions.tsx"));

export function meta(asked: MetaArgs) {
  const { title, lead } = logosMessages;
  return referenceMeta(asked, {
    table: logosActions,
    names: englishNames,
    page: { title, description: head.listText(lead), preview: "logos-actions" },
    record: ({ id, recipes }, name) => ({
      title: head.title(name),
      description: head.text(name, recipes.length),
      preview: `logos-${id}`,
    }),
  });
}

export default function LogosActionsPage() {
  const t = logosMessages;
  const common = gridMessages;
  return (
    <ReferencePage
      operation="eureka"
      table={logosActions}
      name={useGameNames("fieldops/logos-actions", englishNames)}
      english={englishNames}
      foreign={foreignNames}
      words={t}
      category={(id) => t.groups[id]}
      filter={{
        values: roles,
        label: common.role,
        all: common.allRoles,
        names: common.roles,
        fits: (action, role) => action.roles.includes(role),
      }}
      sorts={["order", "name", "recast"]}
      figures={{
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
