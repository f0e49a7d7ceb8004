import { neededActions, neededFragments } from "@foray/fieldops/holster/needed";
import { bagWeight } from "@foray/fieldops/holster/weight";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import logosNames from "@foray/fieldops/records/logos-actions/names/page";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { loadSeatBags, seatTrays } from "@foray/fieldops/runs/seat-plans";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { buyingCost } from "~/features/market/cost.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { usePrices } from "~/features/market/use-prices.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { ActionMark } from "~/ui/holster/ActionMark.tsx";
import { bagMessages } from "~/ui/holster/messages.ts";
import { useActionNames } from "~/ui/holster/use-action-names.ts";
import { Note } from "~/ui/Note.tsx";
import { runMessages } from "./messages.ts";
import { seatAddress } from "./plans.ts";
import styles from "./SeatPage.module.css";

const items = new Map(fragmentFacts.map(({ id, itemId }) => [id, itemId]));
const homes = new Map(lostActionFacts.map(({ id, fragment }) => [id, fragment]));
const nothing: ReadonlyMap<string, number> = new Map();

/** Contents of a seat's kit, the sources of its parts, and their cost. */
export default function Bring({ plan, brings }: { plan: string; brings: "holster" | "loadout" }) {
  const t = runMessages;
  const address = seatAddress({ plan, job: null }, brings);
  return (
    <>
      {brings === "holster" ? <Holster plan={plan} /> : <Loadout plan={plan} />}
      {address !== null && (
        <p>
          <Link to={address}>{t.openPlan}</Link>
        </p>
      )}
    </>
  );
}

function Holster({ plan }: { plan: string }) {
  const t = runMessages;
  const p = priceMessages;
  const language = useLanguage();
  const name = useActionNames();
  const fragmentName = useGameNames("fieldops/fragments", fragmentNames);
  const [bags, setBags] = useState<HolsterBags | "failed" | "none" | null>(null);
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  useEffect(() => {
    let current = true;
    const show = (next: HolsterBags | "failed" | "none") => current && setBags(next);
    loadSeatBags(plan).then(
      (found) => show(found ?? "none"),
      () => show("failed"),
    );
    return () => {
      current = false;
    };
  }, [plan]);
  const known = bags !== null && typeof bags === "object" ? bags : null;
  const fragments = useMemo(
    () =>
      known === null
        ? []
        : neededFragments(neededActions([known], 1, nothing), homes, fragmentFacts, nothing),
    [known],
  );
  const view = usePrices(
    fragments.flatMap(({ fragment }) => items.get(fragment) ?? []),
    seen && fragments.length > 0,
  );
  const costs = fragments.flatMap(({ fragment, expected }) => {
    const prices = view.prices.get(items.get(fragment) ?? 0);
    return prices ? [buyingCost(Math.ceil(expected), prices)] : [];
  });
  const priced = costs.flatMap((cost) => cost ?? []);
  if (bags === "failed") return <Note kind="warn">{t.shoppingFailed}</Note>;
  if (bags === "none") return <p className={styles.soft}>{t.bringNothing}</p>;
  if (known === null) return <p className={styles.soft}>…</p>;
  return (
    <div ref={ref} className={styles.bring}>
      {(["prepop", "main"] as const).map((bag) =>
        known[bag].length === 0 ? null : (
          <section key={bag}>
            <h3>
              {bagMessages.bags[bag]} <small>{t.weight(bagWeight(known[bag]))}</small>
            </h3>
            <ul>
              {known[bag].map(({ action, quantity }) => {
                const fragment = homes.get(action) ?? null;
                const item = fragment === null ? undefined : items.get(fragment);
                const price = item === undefined ? null : (view.prices.get(item)?.average ?? null);
                return (
                  <li key={action}>
                    <ActionMark action={action} />
                    <p>
                      <GameName name={name(action)} />
                      <small>{fragment !== null && <GameName name={fragmentName(fragment)} />}</small>
                    </p>
                    <b>×{quantity}</b>
                    <span>{price !== null && t.each(p.gil(formatNumber(Math.round(price), language)))}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        ),
      )}
      <PriceStatus view={view} />
      {priced.length > 0 && (
        <p className={styles.sum}>
          {t.buyAll}{" "}
          <b>{p.gil(formatNumber(Math.round(priced.reduce((sum, cost) => sum + cost, 0)), language))}</b>
        </p>
      )}
    </div>
  );
}

function Loadout({ plan }: { plan: string }) {
  const t = runMessages;
  const name = useGameNames("fieldops/logos-actions", logosNames);
  const trays = seatTrays(plan);
  if (trays === null) return <p className={styles.soft}>{t.bringNothing}</p>;
  return (
    <ol className={styles.trays}>
      {trays.map(({ umbral, astral }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tray is its number
        <li key={index}>
          {[umbral, astral].map((action, side) =>
            action === null ? null : (
              <Link key={side === 0 ? "umbral" : "astral"} to={`/eureka/logos/${action}`}>
                <GameName name={name(action)} />
              </Link>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}
