import type { ZoneId } from "@foray/eorzea/zones/rates";
import { useZoneNames } from "~/i18n/sky-names.ts";
import type { Groups } from "./DataTable.tsx";
import type { Choice } from "./table.ts";

type InZone = Readonly<{ zone: ZoneId }>;

export function useZoneGroups(
  zones: readonly ZoneId[],
  words: Readonly<{ zone: string; allZones: string }>,
): Readonly<{ groups: Groups<InZone>; choice: Choice<InZone> }> {
  const name = useZoneNames();
  return {
    groups: {
      of: ({ zone }) => zone,
      column: words.zone,
      name: (id) => {
        const zone = zones.find((each) => each === id);
        return zone === undefined ? { text: id, lang: "en" } : name(zone);
      },
    },
    choice: {
      id: "zone",
      label: words.zone,
      all: words.allZones,
      options: zones.map((value) => ({ value, label: name(value).text })),
      fits: ({ zone }, value) => zone === value,
    },
  };
}
