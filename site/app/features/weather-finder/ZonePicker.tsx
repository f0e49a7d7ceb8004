import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type Zone, zones } from "@foray/eorzea/zones/tables";
import { skyDoubt } from "@foray/fieldops/doubt/sky";
import { DoubtMark } from "~/features/confidence/Doubt.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import styles from "./Form.module.css";
import { finderMessages } from "./messages.ts";
import { MAX_ZONES } from "./query.ts";

const operationKinds = ["eureka", "bozja", "occult"] as const;
const operations = zones.filter(({ kind }) => operationKinds.some((one) => one === kind));
const others = zones.filter((zone) => !operations.includes(zone));
const regions = [...new Set(others.flatMap(({ region }) => region ?? []))];

/** Zones by operation, then by region, then those without a region. */
const groups = [
  ...operationKinds.map((id) => ({ id, zones: operations.filter(({ kind }) => kind === id) })),
  ...regions.map((id) => ({ id, zones: others.filter(({ region }) => region === id) })),
  { id: "elsewhere" as const, zones: others.filter(({ region }) => region === null) },
];

export function ZonePicker({
  value,
  onChange,
}: {
  value: readonly ZoneId[];
  onChange: (value: readonly ZoneId[]) => void;
}) {
  const t = finderMessages;
  const zoneName = useZoneNames();
  const option = ({ id }: Zone, chosen: ZoneId) => (
    <option key={id} value={id} disabled={id !== chosen && value.includes(id)}>
      {zoneName(id).text}
    </option>
  );
  const unused = operations.find(({ id }) => !value.includes(id));
  return (
    <div className={styles.zones}>
      {value.map((zone, index) => (
        <div key={zone} className={styles.zone}>
          <Field label={value.length === 1 ? t.zones : t.zoneNumber(index + 1)}>
            {(ids) => (
              <Select
                {...ids}
                value={zone}
                onChange={({ currentTarget }) => {
                  const chosen = zones.find(({ id }) => id === currentTarget.value)?.id;
                  if (chosen !== undefined) onChange(value.map((one) => (one === zone ? chosen : one)));
                }}
              >
                {groups.map((group) => (
                  <optgroup key={group.id} label={t.zoneGroups[group.id]}>
                    {group.zones.map((one) => option(one, zone))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
          <DoubtMark doubt={skyDoubt(zone)} />
          {value.length > 1 && (
            <Button
              kind="quiet"
              icon="x"
              iconOnly
              onClick={() => onChange(value.filter((one) => one !== zone))}
            >
              {t.removeZone(zoneName(zone).text)}
            </Button>
          )}
        </div>
      ))}
      {value.length < MAX_ZONES && unused && (
        <Button small icon="compare" onClick={() => onChange([...value, unused.id])}>
          {t.addZone}
        </Button>
      )}
    </div>
  );
}
