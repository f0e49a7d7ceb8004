import { isWeatherId, isZoneId } from "@foray/eorzea/sky";
import { spawnDoubt } from "@foray/fieldops/forecast-filters/doubt";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import type { ReactNode } from "react";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import styles from "./MarkedSpawn.module.css";

type MarkedSpawnProps = Readonly<{ rule: SpawnRule; field: "weather" | "zone"; children: ReactNode }>;

export function MarkedSpawn({ rule, field, children }: MarkedSpawnProps) {
  const weatherName = useWeatherNames();
  const zoneName = useZoneNames();
  const doubt = spawnDoubt(rule, field);
  if (doubt === null) return children;
  const others = (doubt.kind === "differ" ? doubt.others : []).map((other) => {
    // A zone may be followed by an area number.
    const [id = "", area = ""] = other.split(" ");
    if (isZoneId(id)) return `${zoneName(id).text} ${area}`.trimEnd();
    return isWeatherId(id) ? weatherName(id).text : other;
  });
  return (
    <span className={styles.mark}>
      <DoubtMark doubt={doubt} others={others}>
        {children}
      </DoubtMark>
    </span>
  );
}
