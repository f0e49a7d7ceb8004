import { regionOfTimeZone } from "@foray/fieldops/fields/regions/default";
import { regions } from "@foray/fieldops/records/regions/facts";
import { universalisServer, usePreference } from "~/browser/preferences.ts";
import { browserTimeZone, marketPlace, wholeRegion } from "~/features/market/scope.ts";
import { Field, Select } from "~/ui/Field.tsx";
import { shellMessages } from "./messages.ts";
import styles from "./SettingsDialog.module.css";

/** Stores the name that the market service expects. */
export function MarketRegion() {
  const t = shellMessages.settingsPart;
  const chosen = usePreference(universalisServer, null);
  const place = locate(marketPlace(chosen, browserTimeZone(), regions));
  const region = regions.find(({ id }) => id === place.region) ?? regions[0];
  if (region === undefined) return null;
  const centre = region.dataCenters.find(({ id }) => id === place.centre);
  const marketOf = (centreId: string) => region.dataCenters.find(({ id }) => id === centreId);

  return (
    <fieldset className={styles.market}>
      <legend>{t.market}</legend>
      <div className={styles.pair}>
        <Field label={t.region}>
          {(ids) => (
            <Select
              {...ids}
              value={region.id}
              onChange={(event) => {
                const next = regions.find(({ id }) => id === event.target.value);
                if (next !== undefined) universalisServer.set(wholeRegion(next));
              }}
            >
              {regions.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.dataCentre}>
          {(ids) => (
            <Select
              {...ids}
              value={centre?.id ?? ""}
              onChange={(event) => {
                const chosen = marketOf(event.target.value);
                // If the service has no certain name for the data center, its first world is used.
                const name =
                  chosen === undefined ? region.market : (chosen.market ?? chosen.worlds[0]?.local);
                if (name !== undefined && name !== null) universalisServer.set(name);
              }}
            >
              {region.market !== null && <option value="">{t.wholeRegion}</option>}
              {region.dataCenters.map(({ id, local }) => (
                <option key={id} value={id}>
                  {local}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.world} hint={t.marketHint}>
          {(ids) => (
            <Select
              {...ids}
              value={place.world ?? ""}
              disabled={centre === undefined}
              onChange={(event) => {
                const next = event.target.value === "" ? centre?.market : event.target.value;
                if (next) universalisServer.set(next);
              }}
            >
              {centre?.market !== null && <option value="">{t.wholeDataCentre}</option>}
              {centre?.worlds.map(({ id, local }) => (
                <option key={id} value={local}>
                  {local}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}

/** Finds a stored name; the time zone's region if it is unknown. */
function locate(stored: string): { region: string; centre?: string; world?: string } {
  for (const region of regions) {
    if (region.market === stored) return { region: region.id };
    for (const centre of region.dataCenters) {
      if (centre.market === stored) return { region: region.id, centre: centre.id };
      const world = centre.worlds.find(({ local }) => local === stored);
      if (world !== undefined) return { region: region.id, centre: centre.id, world: world.local };
    }
  }
  return { region: regionOfTimeZone(browserTimeZone()) };
}
