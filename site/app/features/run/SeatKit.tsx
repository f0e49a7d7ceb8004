import { neededActions, neededFragments } from "@foray/fieldops/holster/needed";
import { bagWeight } from "@foray/fieldops/holster/weight";
import type { BroughtLoadout } from "@foray/fieldops/loadout-plan/group";
import { emptyStock } from "@foray/fieldops/loadout-plan/types";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import logogramNames from "@foray/fieldops/records/logograms/names/page";
import logosNames from "@foray/fieldops/records/logos-actions/names/page";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { loadSeatBags, seatTrays } from "@foray/fieldops/runs/seat-plans";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { usePreference } from "~/browser/preferences.ts";
import { ActionMark } from "~/features/holsters/bags/ActionMark.tsx";
import { bagMessages } from "~/features/holsters/bags/messages.ts";
import { useActionNames } from "~/features/holsters/bags/use-action-names.ts";
import { noOwned, type Owned, ownedItems } from "~/features/inventory/owned.ts";
import { stockPreference } from "~/features/inventory/stock.ts";
import { buyingCost } from "~/features/market/cost.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { usePrices } from "~/features/market/use-prices.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { UiIcon } from "~/ui/Glyph.tsx";
import { Note } from "~/ui/Note.tsx";
import { runMessages } from "./messages.ts";
import { seatAddress } from "./plans.ts";
import styles from "./SeatPage.module.css";
import { useGroupPlan } from "./use-group-plan.ts";

const bagNames = ["prepop", "main"] as const;

const items = new Map(fragmentFacts.map(({ id, itemId }) => [id, itemId]));
const homes = new Map(lostActionFacts.map(({ id, fragment }) => [id, fragment]));
const weights = new Map(lostActionFacts.map(({ id, weight }) => [id, weight]));

export default function SeatKit({ plan, brings }: { plan: string; brings: "holster" | "loadout" }) {
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
  const owned = usePreference(ownedItems, noOwned);
  const fragments = useMemo(
    () =>
      known === null ? [] : neededFragments(neededActions([known], 1, owned), homes, fragmentFacts, owned),
    [known, owned],
  );
  const view = usePrices(
    fragments.flatMap(({ fragment }) => items.get(fragment) ?? []),
    seen && fragments.length > 0,
  );
  const costs = fragments.flatMap(({ fragment, toGet }) => {
    const prices = view.prices.get(items.get(fragment) ?? 0);
    return prices ? [buyingCost(Math.ceil(toGet), prices)] : [];
  });
  const priced = costs.flatMap((cost) => cost ?? []);
  if (bags === "failed") return <Note kind="warn">{t.shoppingFailed}</Note>;
  if (bags === "none") return <p className={styles.soft}>{t.bringNothing}</p>;
  if (known === null) return <p className={styles.soft}>…</p>;
  const { lines, left } = withOwned(known, owned);
  return (
    <div ref={ref} className={styles.bring}>
      {bagNames.map((bag) =>
        lines[bag].length === 0 ? null : (
          <section key={bag}>
            <h3>
              {bagMessages.bags[bag]} <small>{t.weight(bagWeight(known[bag]))}</small>
            </h3>
            <ul>
              {lines[bag].map(({ action, has, quantity }) => {
                const fragment = homes.get(action) ?? null;
                const item = fragment === null ? undefined : items.get(fragment);
                const price = item === undefined ? null : (view.prices.get(item)?.average ?? null);
                return (
                  <li key={action}>
                    <ActionMark action={action} />
                    <p>
                      <GameName name={name(action)} />
                      <small>
                        {t.lineWeight((weights.get(action) ?? 0) * quantity)}
                        {has > 0 && has < quantity
                          ? ` · ${t.someOwned(has, quantity)}`
                          : fragment !== null && (
                              <>
                                {" · "}
                                <GameName name={fragmentName(fragment)} />
                              </>
                            )}
                      </small>
                    </p>
                    <b>×{quantity}</b>
                    {has === quantity ? (
                      <span className={styles.owned}>
                        <UiIcon id="check" size={16} /> {t.ownedWord}
                      </span>
                    ) : (
                      <span>
                        {price !== null && t.each(p.gil(formatNumber(Math.round(price), language)))}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        ),
      )}
      {fragments.length > 0 && <PriceStatus view={view} />}
      {left === "none" && <p className={styles.sum}>{t.allOwned}</p>}
      {priced.length > 0 && (
        <p className={styles.sum}>
          {left === "some" ? t.stillToBuy : t.buyAll}{" "}
          <b>{p.gil(formatNumber(Math.round(priced.reduce((sum, cost) => sum + cost, 0)), language))}</b>{" "}
          <small>{p.withFee}</small>
        </p>
      )}
    </div>
  );
}

/** Assigns owned items to the first bag first. */
function withOwned(bags: HolsterBags, owned: Owned) {
  const rest = new Map(owned);
  const of = (bag: (typeof bagNames)[number]) =>
    bags[bag].map(({ action, quantity }) => {
      const has = Math.min(quantity, rest.get(action) ?? 0);
      rest.set(action, (rest.get(action) ?? 0) - has);
      return { action, quantity, has };
    });
  const lines = { prepop: of("prepop"), main: of("main") };
  const all = [...lines.prepop, ...lines.main];
  const left = all.every(({ has, quantity }) => has === quantity)
    ? "none"
    : all.some(({ has }) => has > 0)
      ? "some"
      : "all";
  return { lines, left } as const;
}

const noLoadout: readonly BroughtLoadout[] = [];

function Loadout({ plan }: { plan: string }) {
  const t = runMessages;
  const p = priceMessages;
  const language = useLanguage();
  const name = useGameNames("fieldops/logos-actions", logosNames);
  const logogramName = useGameNames("fieldops/logograms", logogramNames);
  const stock = usePreference(stockPreference, emptyStock);
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  const trays = useMemo(() => seatTrays(plan), [plan]);
  const brought = useMemo(() => (trays === null ? noLoadout : [{ trays, players: 1 }]), [trays]);
  const { failed, lines, view } = useGroupPlan(brought, stock, seen);
  if (trays === null) return <p className={styles.soft}>{t.bringNothing}</p>;
  const known = lines.flatMap(({ cost }) => cost ?? []);
  const gil = (amount: number) => p.gil(formatNumber(Math.round(amount), language));
  const count = (number: number) => formatNumber(number, language, { most: 1 });
  return (
    <div ref={ref}>
      <ol className={styles.trays}>
        {trays.map(({ umbral, astral }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: trays are identified by their number
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
      <h3 className={styles.logogramHead}>{t.logogramsToOpen}</h3>
      {failed ? (
        <Note kind="warn">{t.shoppingFailed}</Note>
      ) : (
        <>
          <PriceStatus view={view} />
          <p className={styles.soft}>{p.feeIncluded}</p>
          <ul className={styles.logograms}>
            {lines.map(({ cost, logogram, opened, owned }) => (
              <li key={logogram}>
                <p>
                  <GameName name={logogramName(logogram)} />
                  {owned > 0 && <small>{t.ownedCount(count(owned))}</small>}
                </p>
                <b>×{count(opened)}</b>
                <span>{cost !== null && gil(cost)}</span>
              </li>
            ))}
          </ul>
          {known.length > 0 && (
            <p className={styles.sum}>
              {lines.some(({ owned }) => owned > 0) ? t.stillToBuy : t.buyAll}{" "}
              <b>{gil(known.reduce((sum, cost) => sum + cost, 0))}</b> <small>{p.withFee}</small>
            </p>
          )}
        </>
      )}
    </div>
  );
}
