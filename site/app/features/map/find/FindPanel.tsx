import markerSprite from "virtual:glyphs/markers";
import { layersOf } from "@foray/fieldops/atlas/lookup";
import { readPosition } from "@foray/fieldops/atlas/position-text";
import { displayPosition, mapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapMarker } from "@foray/fieldops/atlas/types";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from "react";
import { isComposing } from "~/browser/composing.ts";
import { formatAside } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { controlClass } from "~/ui/Field.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { layerGlyph } from "../layers/marker-look.ts";
import { mapMessages } from "../messages.ts";
import type { PanelProps } from "../panels/panel-props.ts";
import { markerTitle } from "../popup/marker-facts.ts";
import { layerLabelsOn } from "../words.ts";
import styles from "./FindPanel.module.css";

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Typed coordinates become the first option; pasted ones are shown at once. */
export function FindPanel({ map, data, nameOf, selected, onGo, onFound, route }: PanelProps) {
  const t = mapMessages;
  const layerLabels = useMemo(() => layerLabelsOn(map), [map]);
  const { singleLabels } = mapMessages;
  const words = { layerLabels, singleLabels, numbers: data.numbers };
  const [word, setWord] = useState("");
  const [active, setActive] = useState(0);
  const list = useId();
  const asked = useDeferredValue(plain(word.trim()));
  const named = (marker: MapMarker) => data.english[marker.id] !== undefined;

  const search = useCallback(
    (text: string) =>
      data.markers.filter((marker) => {
        const english = data.english[marker.id] ?? "";
        const here = english === "" ? "" : nameOf(marker.id).text;
        return plain(`${here} ${english} ${layerLabels[marker.layer]}`).includes(text);
      }),
    [data, nameOf, layerLabels],
  );
  const found = useMemo(() => (asked === "" ? undefined : search(asked)), [asked, search]);
  const results = found ?? [];
  const position = useMemo(() => readPosition(word), [word]);
  const before = position === undefined ? 0 : 1;
  const count = results.length + before;
  const current = Math.min(active, count - 1);
  const optionId = (index: number) => `${list}-${index}`;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      const next = (current + step + count) % count;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && position !== undefined && current === 0) onFound(position);
    else if (event.key === "Enter") {
      const written = plain(word.trim());
      // The list is deferred and may lag behind the input.
      const marker =
        written === asked ? results[current - before] : written === "" ? undefined : search(written)[0];
      if (marker !== undefined) onGo(marker.id);
    } else if (event.key === "Escape" && word !== "") {
      event.stopPropagation();
      setWord("");
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    const at = readPosition(pasted);
    if (at === undefined) return;
    event.preventDefault();
    setWord(pasted.trim());
    setActive(0);
    onFound(at);
  };

  const title = (marker: MapMarker) => (
    <>
      {named(marker) ? <GameName name={nameOf(marker.id)} /> : markerTitle(marker, undefined, words)}
      {marker.confidence === "possible" && <small>{formatAside("", t.possible)}</small>}
      {route.has(marker.id) && <small> · {t.panels.route}</small>}
    </>
  );

  return (
    <div className={styles.find}>
      <input
        type="search"
        className={controlClass}
        role="combobox"
        aria-label={t.search}
        aria-expanded={found !== undefined}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={count > 0 ? optionId(current) : undefined}
        placeholder={t.searchHint}
        autoComplete="off"
        spellCheck={false}
        value={word}
        onChange={(event) => {
          setWord(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {word === "" && <p className={styles.count}>{t.findHint(displayPosition(mapPosition(12.3, 25.4)))}</p>}
      {found !== undefined && (
        <>
          <p className={styles.count} role="status">
            {count === 0 ? t.noResults(word.trim()) : t.results(count)}
          </p>
          <div id={list} role="listbox" aria-label={t.search} className={styles.results}>
            {position !== undefined && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
              <div
                id={optionId(0)}
                role="option"
                tabIndex={-1}
                aria-selected={current === 0}
                className={styles.result}
                onClick={() => onFound(position)}
              >
                <UiIcon id="locate" />
                <span>{displayPosition(position)}</span>
                <small>{t.goToPosition}</small>
              </div>
            )}
            {results.map((marker, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
              <div
                key={marker.id}
                id={optionId(index + before)}
                role="option"
                tabIndex={-1}
                aria-selected={index + before === current}
                className={styles.result}
                onClick={() => onGo(marker.id)}
              >
                <Glyph sprite={markerSprite} id={layerGlyph(marker.layer)} size={18} />
                <span>{title(marker)}</span>
                <small>{displayPosition(positionOf(marker))}</small>
              </div>
            ))}
          </div>
        </>
      )}
      {found === undefined && (
        <div id={list}>
          {layersOf(map.id).map((layer) => {
            const members = data.markers.filter((marker) => marker.layer === layer.id);
            if (members.length === 0) return null;
            return (
              <details key={layer.id} className={styles.group}>
                <summary>
                  <Glyph sprite={markerSprite} id={layerGlyph(layer.id)} size={18} />
                  <span>{layerLabels[layer.id]}</span>
                  <span className={styles.number}>{members.length}</span>
                </summary>
                <ul>
                  {members.map((marker) => (
                    <li key={marker.id}>
                      <button
                        type="button"
                        className={styles.entry}
                        aria-current={selected === marker.id || undefined}
                        onClick={() => onGo(marker.id)}
                      >
                        <span>{title(marker)}</span>
                        <small>{displayPosition(positionOf(marker))}</small>
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            );
          })}
        </div>
      )}
    </div>
  );
}
