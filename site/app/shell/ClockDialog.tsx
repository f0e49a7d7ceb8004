import {
  forecast,
  isZoneId,
  PERIOD_MS,
  periodStart,
  type WeatherId,
  weatherAt,
  type ZoneId,
  zones,
} from "@foray/eorzea";
import { eorzeaClock, eorzeaHourAt, nextEorzeaHour } from "@foray/eorzea/clock";
import { useNow } from "~/browser/clock.ts";
import { definePreference, usePreference } from "~/browser/preferences.ts";
import { EmbedForm } from "~/features/embed/dialog/EmbedForm.tsx";
import { embedMessages } from "~/features/embed/dialog/messages.ts";
import {
  formatDuration,
  formatEorzeaTime,
  formatLongDay,
  formatServerTime,
  formatTimeSeconds,
  formatTimeZone,
} from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useZoneNames } from "~/i18n/sky-names.ts";
import { Dialog } from "~/ui/Dialog.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { SkyDial } from "~/ui/SkyDial.tsx";
import styles from "./ClockDialog.module.css";
import { shellMessages } from "./messages.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";
import { WeatherGrid } from "./WeatherGrid.tsx";

const DIAL_ZONE: ZoneId = "eurekaAnemos";

const fixedZones: readonly ZoneId[] = [
  "southHorn",
  "bozjanSouthernFront",
  "zadnor",
  "eurekaAnemos",
  "eurekaPagos",
  "eurekaPyros",
  "eurekaHydatos",
];

const NONE: readonly ZoneId[] = [];

const pinnedZones = definePreference<readonly ZoneId[]>(
  "pinnedZones",
  (text) => [...new Set(text.split(",").filter(isZoneId))].slice(0, 20),
  (value) => value.join(","),
  () => NONE,
);

/** Days of the lunar cycle, which has eight phases. */
const SUNS = 32;

function bandsAt(zone: ZoneId, at: number): readonly [WeatherId, WeatherId, WeatherId] {
  const start = periodStart(at);
  const slot = Math.floor(eorzeaHourAt(at) / 8);
  const at8 = (index: number) => weatherAt(zone, start + ((index - slot + 3) % 3) * PERIOD_MS);
  return [at8(0), at8(1), at8(2)];
}

export default function ClockDialog({ onClose }: { onClose: () => void }) {
  const shell = shellMessages;
  const t = shellMessages.clock;
  const embed = embedMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const zoneName = useZoneNames();
  const now = useNow();
  const pinned = usePreference(pinnedZones, NONE);
  const shown = [...fixedZones, ...pinned.filter((zone) => !fixedZones.includes(zone))];
  if (now === null) return null;
  const clock = eorzeaClock(now);
  const time = formatEorzeaTime(clock.hour, clock.minute, language, cycle);
  const sunrise = nextEorzeaHour(6, now);
  const sunset = nextEorzeaHour(18, now);
  const start = periodStart(now);
  const phase = Math.floor(((clock.sun - 1) / SUNS) * 8) % 8;

  return (
    <Dialog title={t.title} close={shell.close} onClose={onClose} wide>
      <div className={styles.top}>
        <figure className={styles.dial}>
          <SkyDial hour={eorzeaHourAt(now)} bands={bandsAt(DIAL_ZONE, now)} label={t.dial(time)} />
          <figcaption>
            <GameName name={zoneName(DIAL_ZONE)} />
          </figcaption>
        </figure>
        <dl className={styles.facts}>
          <dt>{t.eorzeaTime}</dt>
          <dd className={styles.eorzea}>
            {time} <small>{shell.et}</small>
          </dd>
          <dt>{t.localTime}</dt>
          <dd>
            {formatTimeSeconds(now, language, cycle)}
            <small>
              {formatTimeZone(now, language)}, {formatLongDay(now, language)}
            </small>
          </dd>
          <dt>{t.serverTime}</dt>
          <dd>
            {formatServerTime(now)}
            <small>{t.serverTimeIs}</small>
          </dd>
          <dt>{t.moonAndSun}</dt>
          <dd>
            {t.moonSun(clock.moon, clock.sun, clock.moon % 2 === 1)}
            <small>{t.phases[phase]}</small>
          </dd>
          <dt>{t.sunrise}</dt>
          <dd>
            {formatTimeSeconds(sunrise, language, cycle)}
            <small>{t.inTime(formatDuration(sunrise - now, language))}</small>
          </dd>
          <dt>{t.sunset}</dt>
          <dd>
            {formatTimeSeconds(sunset, language, cycle)}
            <small>{t.inTime(formatDuration(sunset - now, language))}</small>
          </dd>
        </dl>
      </div>
      <div className={styles.add}>
        <TimeZoneField />
      </div>
      <h3 className={styles.label}>{t.weather}</h3>
      <progress
        className={styles.progress}
        max={PERIOD_MS}
        value={now - start}
        aria-label={t.periodLeft(formatDuration(start + PERIOD_MS - now, language))}
      />
      <WeatherGrid
        rows={shown.map((zone) => ({
          zone,
          periods: forecast(zone, start, 5),
          ...(fixedZones.includes(zone)
            ? {}
            : { onRemove: () => pinnedZones.set(pinned.filter((other) => other !== zone)) }),
        }))}
      />
      <div className={styles.add}>
        <Field label={t.addZone}>
          {(ids) => (
            <Select
              {...ids}
              value=""
              onChange={(event) => {
                if (isZoneId(event.target.value)) pinnedZones.set([...pinned, event.target.value]);
              }}
            >
              <option value="">–</option>
              {zones
                .filter(({ id }) => !shown.includes(id))
                .map(({ id }) => (
                  <option key={id} value={id}>
                    {zoneName(id).text}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
      <details>
        <summary>{embed.embed}</summary>
        <EmbedForm target={{ what: "clock" }} name={embed.clock} />
      </details>
    </Dialog>
  );
}
