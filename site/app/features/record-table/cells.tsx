import elementSprite from "virtual:glyphs/elements";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { displayPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { Element } from "@foray/fieldops/records/types";
import type { ReactNode } from "react";
import { GameName } from "~/i18n/game-names.tsx";
import { useWeatherNames } from "~/i18n/sky-names.ts";
import { Glyph, UiIcon, WeatherIcon } from "~/ui/Glyph.tsx";
import styles from "./cells.module.css";
import { tableMessages } from "./messages.ts";

export function Marked({ glyph, children }: { glyph: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.marked}>
      {glyph}
      <span>{children}</span>
    </span>
  );
}

export function ElementWord({ element }: { element: Element }) {
  const t = tableMessages;
  return (
    <Marked glyph={<Glyph sprite={elementSprite} id={element} size={16} />}>{t.elements[element]}</Marked>
  );
}

export function SkyWords({ weathers, night }: { weathers: readonly WeatherId[]; night: boolean }) {
  const t = tableMessages;
  const name = useWeatherNames();
  return (
    <>
      {weathers.map((weather) => (
        <Marked key={weather} glyph={<WeatherIcon weather={weather} size={18} />}>
          <GameName name={name(weather)} />
        </Marked>
      ))}
      {night && <Marked glyph={<UiIcon id="moon" size={16} />}>{t.night}</Marked>}
    </>
  );
}

type Place = Readonly<{ map: string; x: number; y: number }>;

/** In-game coordinates for exported files. */
export const placeText = (position: Place | undefined): string =>
  position === undefined ? "" : displayPosition(mapPosition(position.x, position.y));
