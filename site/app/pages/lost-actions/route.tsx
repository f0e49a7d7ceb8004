import englishNames from "@foray/fieldops/records/lost-actions/names/en";
import type { MetaAsked } from "~/browser/page-meta.ts";
import { lazyPart } from "~/browser/parts.tsx";
import { useGameNames } from "~/i18n/game-names.tsx";
import { ActionPage } from "~/ui/action-grid/ActionPage.tsx";
import { referenceMeta } from "~/ui/action-grid/reference-meta.ts";
import { messages as head } from "./messages/head.en.ts";
import { lostMessages } from "./messages.ts";
import { foreignNames, lostActions } from "./records.ts";

const ActionPanel = lazyPart("ActionPanel", () => import("./ActionPanel.tsx"));
const Compared = lazyPart("Compared", () => import("~/ui/action-grid/ComparedActions.tsx"));
const MakePanel = lazyPart("MakePanel", () => import("./MakePanel.tsx"));

export function meta(asked: MetaAsked) {
  const { title, lead } = lostMessages;
  return referenceMeta(asked, {
    ...lostActions,
    names: englishNames,
    page: { title, description: head.listText(lead), preview: "lost-actions" },
    record: (id, name) => {
      const action = lostActions.find(id);
      return (
        action && {
          title: head.title(name),
          description: head.text(name, lostActions.category(action), action.weight),
          preview: `lost-${id}`,
        }
      );
    },
  });
}

export default function LostActionsPage() {
  return (
    <ActionPage
      operation="bozja"
      table={lostActions}
      words={lostMessages}
      sorts={["order", "name", "weight", "recast"]}
      Panel={ActionPanel}
      Compared={Compared}
      Make={MakePanel}
      english={englishNames}
      foreign={foreignNames}
      name={useGameNames("fieldops/lost-actions", englishNames)}
    />
  );
}
