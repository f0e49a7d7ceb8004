import { lazy, useEffect, useRef, useState } from "react";
import { announce } from "~/browser/announce.ts";
import { shareAddress } from "~/browser/share.ts";
import { embedMessages } from "~/features/embed/dialog/messages.ts";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { MountWhenOpen } from "~/ui/late-parts.tsx";
import { FindPanel } from "../find/FindPanel.tsx";
import { LayersPanel } from "../layers/LayersPanel.tsx";
import { mapMessages } from "../messages.ts";
import { PinsPanel } from "../pins/PinsPanel.tsx";
import { RoutePanel } from "../route/RoutePanel.tsx";
import { useMapNames } from "../words.ts";
import styles from "./Panels.module.css";
import { type PanelId, type PanelProps, panels } from "./panel-props.ts";

const EmbedDialog = lazy(() => import("~/features/embed/dialog/EmbedDialog.tsx"));

export function Panels({
  open,
  onOpen,
  address,
  ...props
}: PanelProps &
  Readonly<{
    open: PanelId | null;
    onOpen: (panel: PanelId | null) => void;
    address: () => string;
  }>) {
  const t = mapMessages;
  const { embed } = embedMessages;
  const name = useMapNames();
  /** Query string to embed; null while the dialog is closed. */
  const [embedded, setEmbedded] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const last = useRef<PanelId | null>(open);
  useEffect(() => {
    // Opening the search moves the focus into it; other panels leave it on the button.
    if (open === "find" && last.current !== "find") panel.current?.querySelector("input")?.focus();
    // The walk bar, whose button opened the list, may now be hidden.
    if (open === "route" && last.current !== "route" && document.activeElement?.closest("[data-walk]")) {
      panel.current?.querySelector("button")?.focus();
      panel.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: "center" });
    }
    last.current = open;
  }, [open]);
  const share = async () => {
    const outcome = await shareAddress(address(), document.title);
    if (outcome === "copied") announce(t.shared);
    if (outcome === "failed") announce(t.shareFailed);
  };
  return (
    <>
      <div className={styles.bar} data-over-map="">
        {panels.map(({ id, icon }) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            aria-expanded={open === id}
            aria-controls="map-panel"
            onClick={() => onOpen(open === id ? null : id)}
          >
            <UiIcon id={icon} />
            <span>{t.panels[id]}</span>
          </button>
        ))}
        <button type="button" className={styles.tab} onClick={share}>
          <UiIcon id="share" />
          <span className={styles.wordless}>{t.share}</span>
        </button>
        <button type="button" className={styles.tab} onClick={() => setEmbedded(new URL(address()).search)}>
          <UiIcon id="code" />
          <span className={styles.wordless}>{embed}</span>
        </button>
      </div>
      <section
        id="map-panel"
        ref={panel}
        className={styles.panel}
        hidden={open === null}
        data-over-map=""
        aria-label={open === null ? undefined : t.panels[open]}
      >
        {open !== null && (
          <header className={styles.head}>
            <h2>{t.panels[open]}</h2>
            <Button kind="quiet" icon="x" iconOnly small onClick={() => onOpen(null)}>
              {t.closePanel}
            </Button>
          </header>
        )}
        {open === "layers" && <LayersPanel {...props} />}
        {open === "find" && <FindPanel {...props} />}
        {open === "route" && <RoutePanel {...props} />}
        {open === "pins" && <PinsPanel {...props} />}
      </section>
      <MountWhenOpen>
        {embedded !== null && (
          <EmbedDialog
            target={{ what: "map", id: props.map.id }}
            name={name(props.map.id).text}
            asked={embedded}
            onClose={() => setEmbedded(null)}
          />
        )}
      </MountWhenOpen>
    </>
  );
}
