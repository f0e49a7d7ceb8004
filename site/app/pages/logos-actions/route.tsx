import englishNames from "@foray/fieldops/records/logos-actions/names/en";
import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ActionPage } from "~/ui/action-grid/ActionPage.tsx";
import { referenceMeta } from "~/ui/action-grid/reference-meta.ts";
import { messages as head } from "./messages/head.en.ts";
import { logosMessages } from "./messages.ts";
import { foreignNames, logosActions } from "./records.ts";

const ActionPanel = lazyPart("ActionPanel", () => import("./ActionPanel.tsx"));
const Compared = lazyPart("Compared", () => import("~/ui/action-grid/ComparedActions.tsx"));
const MakePanel = lazyPart("MakePanel", () => import("./MakePanel.tsx"));

export function meta(asked: MetaAsked) {
  const { title, lead } = logosMessages;
  return referenceMeta(asked, {
    ...logosActions,
    names: englishNames,
    page: { title, description: head.listText(lead), preview: "logos-actions" },
    record: (id, name) => {
      const action = logosActions.find(id);
      return (
        action && {
          title: head.title(name),
          description: head.text(name, action.recipes.length),
          preview: `logos-${id}`,
        }
      );
    },
  });
}

export default function LogosActionsPage() {
  return (
    <ActionPage
      operation="eureka"
      table={logosActions}
      words={logosMessages}
      sorts={["order", "name", "recast"]}
      Panel={ActionPanel}
      Compared={Compared}
      Make={MakePanel}
      english={englishNames}
      foreign={foreignNames}
      name={useGameNames("fieldops/logos-actions", englishNames)}
    />
  );
}
