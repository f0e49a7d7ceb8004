import farmSprite from "virtual:glyphs/farms";
import type { FilterRule, ForecastChoice } from "@foray/fieldops/forecast-filters/types";
import { useFilterTitles } from "~/features/spawn-windows/filter-titles/use-filter-titles.ts";
import { MarkedSpawn } from "~/features/spawn-windows/MarkedSpawn.tsx";
import { GameName } from "~/i18n/game-names.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { titled } from "~/i18n/titled.ts";
import { Glyph } from "~/ui/Glyph.tsx";
import { PageHead } from "~/ui/PageHead.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { isCollection } from "./filter.ts";
import { forecastMessages } from "./messages.ts";
import { useFilterNames } from "./use-names.ts";

/** Kept short, so that the next window follows right away. */
export function ForecastHead({ filter, choice }: { filter: FilterRule; choice: ForecastChoice | undefined }) {
  const t = forecastMessages;
  const name = useFilterNames();
  const title = useFilterTitles();
  const zoneName = useZoneNames();
  if (isCollection(filter)) {
    return <PageHead title={title(filter.id).text} />;
  }
  const mob = choice?.monsters[0];
  return (
    <PageHead
      eyebrow={[
        <MarkedSpawn key="zone" rule={filter} field="zone">
          <GameName name={zoneName(filter.zone)} />
        </MarkedSpawn>,
        t.kinds[filter.kind],
        filter.area !== undefined && t.area(filter.area),
      ]}
      plate={
        <Plate size={64}>
          <Glyph sprite={farmSprite} id={filter.id} size={40} />
        </Plate>
      }
      title={<GameName name={title(filter.id)} />}
      {...(mob !== undefined && { under: <GameName name={titled(name(mob))} /> })}
    />
  );
}
