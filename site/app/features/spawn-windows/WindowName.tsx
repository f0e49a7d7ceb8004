import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { titled } from "~/i18n/titled.ts";
import { useFilterTitles } from "./filter-titles/use-filter-titles.ts";

export function WindowName({ window: { filter, choice } }: { window: SpawnWindow }) {
  const title = useFilterTitles();
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  const mob = choice?.monsters[0];
  return (
    <>
      <GameName name={title(filter.id)} />
      {mob !== undefined && (
        <>
          {" · "}
          <GameName name={titled(name(mob))} />
        </>
      )}
    </>
  );
}
