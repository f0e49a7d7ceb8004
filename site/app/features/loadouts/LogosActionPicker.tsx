import logosSprite from "virtual:glyphs/logos-actions";
import type { LogosActionGroup } from "@foray/fieldops/eureka/logos-actions/types";
import { joinNames } from "@foray/fieldops/names";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";
import type { LogosActionId } from "@foray/fieldops/records/logos-actions/ids";
import de from "@foray/fieldops/records/logos-actions/names/de";
import fr from "@foray/fieldops/records/logos-actions/names/fr";
import ja from "@foray/fieldops/records/logos-actions/names/ja";
import ko from "@foray/fieldops/records/logos-actions/names/ko";
import en from "@foray/fieldops/records/logos-actions/names/page";
import zhCn from "@foray/fieldops/records/logos-actions/names/zh-CN";
import zhTw from "@foray/fieldops/records/logos-actions/names/zh-TW";
import { buildIndex, search } from "@foray/fieldops/search/index";
import { ActionPicker } from "~/ui/action-picker/ActionPicker.tsx";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { loadoutMessages } from "./messages.ts";
import { useActionNames } from "./names.ts";

const GROUPS: readonly LogosActionGroup[] = ["wisdom", "spirit", "personal", "beneficial", "other"];

const byFamily = GROUPS.flatMap((group) =>
  logosActionFacts.filter((action) => action.group === group).map(({ id }) => id),
);

const index = buildIndex(
  joinNames(logosActionFacts, { en, ja, de, fr, ko, "zh-CN": zhCn, "zh-TW": zhTw }).map(({ id, names }) => ({
    id,
    kind: "logosAction",
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined)),
  })),
);

const groupOf = new Map(logosActionFacts.map(({ id, group }) => [id, group]));

/** Matching actions, best first; without a text, all of them by family. */
function find(text: string): readonly LogosActionId[] {
  if (text.trim() === "") return byFamily;
  return search(index, text, 30).map(({ entry }) => entry.id);
}

type LogosActionPickerProps = Readonly<{
  title: string;
  current: LogosActionId | null;
  onPick: (action: LogosActionId | null) => void;
  onClose: () => void;
}>;

export default function LogosActionPicker({ title, current, onPick, onClose }: LogosActionPickerProps) {
  const t = loadoutMessages;
  const name = useActionNames();
  return (
    <Dialog title={title} close={t.close} onClose={onClose}>
      <ActionPicker
        find={find}
        name={name}
        mark={(id) => <Glyph sprite={logosSprite} id={id} size={22} />}
        note={(id) => t.groups[groupOf.get(id) ?? "other"]}
        current={current}
        onPick={onPick}
        onClose={onClose}
      >
        {current !== null && (
          <Button icon="x" onClick={() => onPick(null)}>
            {t.clear}
          </Button>
        )}
      </ActionPicker>
    </Dialog>
  );
}
