import logosSprite from "virtual:glyphs/logos-actions";
import roleSprite from "virtual:glyphs/roles";
import type { Loadout, LoadoutRole } from "@foray/fieldops/eureka/loadout-guide/types";
import { Link } from "react-router";
import { formatSeries } from "~/i18n/format.ts";
import { ButtonLink } from "~/ui/Button.tsx";
import { Glyph } from "~/ui/Glyph.tsx";
import { Plate } from "~/ui/Plate.tsx";
import { loadoutMessages } from "./messages.ts";
import { loadoutNames } from "./names/messages.ts";
import { useActionNames } from "./names.ts";
import styles from "./Stepper.module.css";

const hues: Readonly<Record<string, string>> = {
  healer: "leaf",
  "main-tank": "azure",
  "blue-dps": "azure",
  perceptor: "brass",
};

/** As tinted in the game. */
function hueOf(slug: string): string {
  return hues[slug] ?? "crimson";
}

function RoleGlyph({ slug, size = 52 }: { slug: string; size?: number }) {
  return (
    <Plate size={size} hue={hueOf(slug)}>
      <Glyph sprite={roleSprite} id={slug} size={Math.round(size * 0.54)} />
    </Plate>
  );
}

export function RoleChoice({ roles }: { roles: readonly LoadoutRole[] }) {
  const t = loadoutMessages;
  return (
    <section className={styles.step}>
      <h2>{t.chooseRole}</h2>
      <ul className={styles.cards}>
        {roles.map(({ slug, loadouts }) => (
          <li key={slug}>
            <Link to={`/ba/${slug}`} className={styles.card}>
              <RoleGlyph slug={slug} />
              <span>
                <b>{loadoutNames.roles[slug] ?? slug}</b>
                <small>
                  {loadouts.map(({ title }) => loadoutNames.loadouts[title] ?? title).join(" · ")}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.own}>
        <ButtonLink to="/eureka/loadout" icon="edit">
          {t.ownLoadout}
        </ButtonLink>
      </p>
    </section>
  );
}

export function LoadoutChoice({ role }: { role: LoadoutRole }) {
  const t = loadoutMessages;
  const action = useActionNames();
  return (
    <section className={styles.step}>
      <h2>{t.chooseLoadout}</h2>
      <ul className={styles.cards}>
        {role.loadouts.map(({ slug, title, icon, highlights, trays }) => (
          <li key={slug}>
            <Link to={`/ba/${role.slug}/${slug}`} className={styles.card}>
              <Plate size={52} hue={hueOf(role.slug)}>
                <Glyph sprite={logosSprite} id={icon} size={28} />
              </Plate>
              <span>
                <b>{loadoutNames.loadouts[title] ?? title}</b>
                <small>
                  {formatSeries(highlights.map((id) => action(id).text))} · {t.trayCount(trays.length)}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Steps({ role, loadout }: { role: LoadoutRole; loadout: Loadout | null }) {
  const t = loadoutMessages;
  return (
    <nav className={styles.steps} aria-label={t.steps}>
      <ol>
        <li data-done>
          <Link to="/ba">
            <RoleGlyph slug={role.slug} size={34} />
            <span>
              <small>{t.role}</small>
              <b>{loadoutNames.roles[role.slug] ?? role.slug}</b>
            </span>
          </Link>
        </li>
        {loadout !== null && (
          <li data-done>
            <Link to={`/ba/${role.slug}`}>
              <Plate size={34} hue={hueOf(role.slug)}>
                <Glyph sprite={logosSprite} id={loadout.icon} size={18} />
              </Plate>
              <span>
                <small>{t.loadout}</small>
                <b>{loadoutNames.loadouts[loadout.title] ?? loadout.title}</b>
              </span>
            </Link>
          </li>
        )}
      </ol>
      <p>
        <ButtonLink small to={loadout === null ? "/ba" : `/ba/${role.slug}`} icon="arrow-left">
          {t.back}
        </ButtonLink>
        <ButtonLink small kind="quiet" to="/ba" icon="rotate">
          {t.startOver}
        </ButtonLink>
      </p>
    </nav>
  );
}
