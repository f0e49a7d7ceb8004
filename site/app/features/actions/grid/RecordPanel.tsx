import type { LocalName } from "@foray/fieldops/names";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { GameName } from "~/i18n/game-names.tsx";
import { Button } from "~/ui/Button.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { RecordMark } from "~/ui/RecordMark.tsx";
import { gridMessages } from "./messages.ts";
import styles from "./RecordPanel.module.css";

type RecordPanelProps = Readonly<{
  id: string;
  name: LocalName;
  hue: string | undefined;
  iconId?: number | undefined;
  sprite: string;
  eyebrow: ReactNode;
  /** Link back to the grid. */
  back: Readonly<{ to: string; label: string }> | null;
  /** `h1` if the page has no other. */
  heading?: "h1" | "h2";
  compare?: Readonly<{ on: boolean; full: boolean; toggle: () => void }>;
  children: ReactNode;
}>;

export function RecordPanel({
  id,
  name,
  hue,
  iconId,
  sprite,
  eyebrow,
  back,
  heading: Heading = "h1",
  compare,
  children,
}: RecordPanelProps) {
  const t = gridMessages;
  return (
    <Panel>
      <div className={styles.record}>
        <div className={styles.tools}>
          {back && (
            <Link to={back.to} preventScrollReset className={styles.back}>
              <UiIcon id="arrow-left" size={16} />
              {back.label}
            </Link>
          )}
          {compare && (
            <Button
              small
              kind="quiet"
              icon="compare"
              aria-pressed={compare.on}
              disabled={compare.full && !compare.on}
              title={compare.full && !compare.on ? t.compareFull : undefined}
              onClick={compare.toggle}
            >
              {t.compare}
            </Button>
          )}
        </div>
        <header className={styles.head}>
          <RecordMark sprite={sprite} id={id} hue={hue} iconId={iconId} size={64} />
          <div>
            <p className={styles.eyebrow}>{eyebrow}</p>
            <Heading className={styles.name}>
              <GameName name={name} />
            </Heading>
          </div>
        </header>
        {children}
      </div>
    </Panel>
  );
}

export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function PlateLinks({
  links,
  sprite,
}: {
  links: readonly Readonly<{
    id: string;
    name: LocalName;
    to: string;
    hue: string | undefined;
    iconId?: number | undefined;
  }>[];
  sprite: string;
}) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <Link to={link.to} preventScrollReset>
            <RecordMark sprite={sprite} id={link.id} hue={link.hue} iconId={link.iconId} size={34} />
            <GameName name={link.name} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
