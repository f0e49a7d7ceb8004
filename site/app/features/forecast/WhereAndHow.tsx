import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { ThumbnailChart } from "~/features/map/thumbnail/ThumbnailChart.tsx";
import { windowMessages } from "~/features/spawn-windows/messages.ts";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import FarmGuide from "./FarmGuide.tsx";
import MonsterFacts from "./MonsterFacts.tsx";
import { forecastMessages } from "./messages.ts";
import styles from "./WhereAndHow.module.css";

export function WhereAndHow({ filter, mob }: Readonly<{ filter: SpawnRule; mob: string | undefined }>) {
  const t = forecastMessages;
  const w = windowMessages;
  const zoneName = useZoneNames();
  const { position } = filter;
  const zone = zoneName(filter.zone).text;
  const copy = async (text: string) => announce((await copyText(text)) ? w.copied : w.copyFailed);
  return (
    <div className={styles.cells} data-two={position !== undefined || undefined}>
      {position !== undefined && (
        <section>
          <h2>{t.where}</h2>
          <ThumbnailChart map={filter.map} position={position} label={zone} />
          <p className={styles.copy}>
            <Button
              small
              icon="copy"
              onClick={() => void copy(`${zone} ${displayPosition(mapPosition(position.x, position.y))}`)}
            >
              {t.copyPosition}
            </Button>
          </p>
        </section>
      )}
      <section className={styles.how}>
        <h2>{t.guide}</h2>
        {filter.kind === "notorious-monster" && <FarmGuide rule={filter} />}
        <MonsterFacts filter={filter} mob={mob} />
      </section>
    </div>
  );
}
