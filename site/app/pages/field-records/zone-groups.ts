import type { ZoneId } from "@foray/eorzea/zones/rates";
import { useZoneNames } from "~/i18n/game-names.tsx";
import type { Groups } from "~/ui/record-table/DataTable.tsx";
import type { Choice } from "~/ui/record-table/table.ts";
import { fieldMessages } from "./messages.ts";

type InZone = Readonly<{ zone: ZoneId }>;

/** Rows by zone, and the choice of one of the zones. */
export function useZoneGroups(
  zones: readonly ZoneId[],
): Readonly<{ groups: Groups<InZone>; choice: Choice<InZone> }> {
  const t = fieldMessages;
  const name = useZoneNames();
  return {
    groups: {
      of: ({ zone }) => zone,
      column: t.zone,
      name: (id) => {
        const zone = zones.find((each) => each === id);
        return zone === undefined ? { text: id, lang: "en" } : name(zone);
      },
    },
    choice: {
      id: "zone",
      label: t.zone,
      all: t.allZones,
      options: zones.map((value) => ({ value, label: name(value).text })),
      fits: ({ zone }, value) => zone === value,
    },
  };
}
