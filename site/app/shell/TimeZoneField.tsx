import { timeZone, usePreference } from "~/browser/preferences.ts";
import { deviceZone, reportsUtc } from "~/browser/time-zone.ts";
import { Field, Select } from "~/ui/Field.tsx";
import { shellMessages } from "./messages.ts";

const plain = (zone: string) => zone.replaceAll("_", " ");

/** Time zones by continent, with the chosen one even if the browser does not list it. */
function zonesByPart(chosen: string | null): ReadonlyMap<string, readonly string[]> {
  const known = Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/"));
  const missing = chosen === null || chosen === "UTC" || known.includes(chosen) ? [] : [chosen];
  const parts = new Map<string, string[]>();
  for (const zone of [...known, ...missing]) {
    const [part = zone] = zone.split("/");
    parts.set(part, [...(parts.get(part) ?? []), zone]);
  }
  return parts;
}

/** The hint explains that some browsers report UTC to hide the real time zone. */
export function TimeZoneField() {
  const t = shellMessages.settingsPart;
  const chosen = usePreference(timeZone, null);
  const hidden = chosen === null && reportsUtc();
  return (
    <Field label={t.timeZone} {...(hidden && { hint: t.timeZoneHidden })}>
      {(ids) => (
        <Select
          {...ids}
          value={chosen ?? ""}
          onChange={({ currentTarget }) =>
            timeZone.set(currentTarget.value === "" ? null : currentTarget.value)
          }
        >
          <option value="">{t.timeZoneOfDevice(plain(deviceZone()))}</option>
          <option value="UTC">{t.timeZoneServer}</option>
          {[...zonesByPart(chosen)].map(([part, zones]) => (
            <optgroup key={part} label={part}>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {plain(zone)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
}
