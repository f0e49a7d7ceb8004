import { weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { pageAddress } from "~/browser/address.ts";
import { usePeriodStart } from "~/browser/clock.ts";
import { usePreference } from "~/browser/preferences.ts";
import { formatAside, formatTime } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { useHourCycle, useLanguage } from "~/i18n/LanguageProvider.tsx";
import { useWeatherNames, useZoneNames } from "~/i18n/sky-names.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import { type Board, boards, noBoards } from "../boards.ts";
import { boardChoices, boardPath } from "./feed.ts";
import styles from "./GameFeed.module.css";
import { gameFeedMessages } from "./messages.ts";
import type { WriterView } from "./writer.ts";

type StayProps = Readonly<{
  zone: ZoneId;
  view: WriterView;
  onChoose: (board: string) => void;
  onNew: () => void;
}>;

export function InstanceSession({ zone, view, onChoose, onNew }: StayProps) {
  const t = gameFeedMessages;
  const zoneName = useZoneNames();
  const language = useLanguage();
  const cycle = useHourCycle();
  const choices = boardChoices(usePreference(boards, noBoards), zone);
  const labelOf = ({ name, made }: Board) =>
    name === "" ? t.boardOf(formatTime(made, language, cycle)) : name;
  return (
    <section className={styles.stay} aria-label={zoneName(zone).text}>
      <div>
        <p className={styles.label}>{t.where}</p>
        <h2>
          <GameName name={zoneName(zone)} />
        </h2>
        <Sky zone={zone} />
      </div>
      {view.board === null ? (
        <fieldset className={styles.question}>
          <legend>{t.askTitle}</legend>
          <p className={styles.soft}>{t.askText}</p>
          {choices.map((board, place) => (
            <Button
              key={board.id}
              kind={place === 0 ? "primary" : "plain"}
              icon="check"
              onClick={() => onChoose(board.id)}
            >
              {choices.length === 1 ? t.same : t.sameAs(labelOf(board))}
            </Button>
          ))}
          <Button icon="plus" onClick={onNew}>
            {t.another}
          </Button>
          <p className={styles.soft}>{t.anotherHint}</p>
        </fieldset>
      ) : (
        <div>
          <p>{t.writing}</p>
          <p>
            <a href={pageAddress(boardPath(zone))} target="_blank" rel="noopener">
              {t.openBoard}
            </a>
            <span className={styles.soft}>{formatAside("", t.opensTab)}</span>
          </p>
        </div>
      )}
    </section>
  );
}

function Sky({ zone }: Readonly<{ zone: ZoneId }>) {
  const t = gameFeedMessages;
  const language = useLanguage();
  const cycle = useHourCycle();
  const weatherName = useWeatherNames();
  const start = usePeriodStart();
  if (start === null) return null;
  const end = start + PERIOD_MS;
  const now = weatherAt(zone, start);
  const next = weatherAt(zone, end);
  return (
    <p className={styles.sky}>
      <WeatherIcon weather={now} size={22} />
      <span>
        <GameName name={weatherName(now)} />{" "}
        <span className={styles.soft}>{t.until(formatTime(end, language, cycle))}</span>
      </span>
      <UiIcon id="chevron-right" size={16} />
      <WeatherIcon weather={next} size={22} />
      <GameName name={weatherName(next)} />
    </p>
  );
}
