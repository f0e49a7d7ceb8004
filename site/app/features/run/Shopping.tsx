import { neededActions, neededFragments } from "@foray/fieldops/holster/needed";
import { emptyStock } from "@foray/fieldops/loadout-plan/types";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import logogramNames from "@foray/fieldops/records/logograms/names/page";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import { dutyOf } from "@foray/fieldops/runs/duties";
import type { Run } from "@foray/fieldops/runs/types";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { buyingCost } from "~/features/market/cost.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { type PriceView, usePrices } from "~/features/market/use-prices.ts";
import { formatNumber } from "~/i18n/format.ts";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Times } from "~/i18n/Times.tsx";
import { Note } from "~/ui/Note.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { broughtBags, broughtLoadouts, countPlans } from "./shopping.ts";
import { useGroupPlan } from "./use-group-plan.ts";

const homes = new Map(lostActionFacts.map(({ id, fragment }) => [id, fragment]));
const items = new Map(fragmentFacts.map((fragment) => [fragment.id, fragment.itemId]));
const nothing: ReadonlyMap<string, number> = new Map();

type Line = Readonly<{ id: string; count: number; cost: number | null }>;

/** Counts for one run if nobody owns anything. */
export default function Shopping({ run }: { run: Run }) {
  const { brings } = dutyOf(run.kind);
  if (brings === "job") return null;
  return brings === "holster" ? <FragmentShopping run={run} /> : <LogogramShopping run={run} />;
}

function FragmentShopping({ run }: { run: Run }) {
  const t = runMessages;
  const name = useGameNames("fieldops/fragments", fragmentNames);
  const plans = useMemo(() => countPlans(run.seats), [run.seats]);
  const [bags, setBags] = useState<readonly HolsterBags[] | "failed">([]);
  useEffect(() => {
    let current = true;
    const show = (next: readonly HolsterBags[] | "failed") => current && setBags(next);
    broughtBags(plans).then(show, () => show("failed"));
    return () => {
      current = false;
    };
  }, [plans]);
  const fragments = useMemo(
    () =>
      bags === "failed"
        ? []
        : neededFragments(neededActions(bags, 1, nothing), homes, fragmentFacts, nothing),
    [bags],
  );
  const [ref, seen] = useOnScreen<HTMLElement>();
  const view = usePrices(
    fragments.flatMap(({ fragment }) => items.get(fragment) ?? []),
    seen && fragments.length > 0,
  );
  const lines = fragments.map(({ fragment, expected }): Line => {
    const prices = view.prices.get(items.get(fragment) ?? 0);
    return { id: fragment, count: expected, cost: prices ? buyingCost(Math.ceil(expected), prices) : null };
  });
  return (
    <section className={styles.part} ref={ref}>
      <Head run={run} brought={bags === "failed" ? 0 : bags.length} />
      {bags === "failed" ? (
        <Note kind="warn">{t.shoppingFailed}</Note>
      ) : (
        <List lines={lines} view={view} name={(id) => <GameName name={name(id)} />} />
      )}
    </section>
  );
}

function LogogramShopping({ run }: { run: Run }) {
  const t = runMessages;
  const name = useGameNames("fieldops/logograms", logogramNames);
  const loadouts = useMemo(() => broughtLoadouts(countPlans(run.seats)), [run.seats]);
  const [ref, seen] = useOnScreen<HTMLElement>();
  const { failed, lines, view } = useGroupPlan(loadouts, emptyStock, seen);
  return (
    <section className={styles.part} ref={ref}>
      <Head run={run} brought={loadouts.reduce((sum, { players }) => sum + players, 0)} />
      {failed ? (
        <Note kind="warn">{t.shoppingFailed}</Note>
      ) : (
        <List
          lines={lines.map(({ logogram, opened, cost }) => ({ id: logogram, count: opened, cost }))}
          view={view}
          name={(id) => <GameName name={name(id)} />}
        />
      )}
    </section>
  );
}

function Head({ run, brought }: { run: Run; brought: number }) {
  const t = runMessages;
  return (
    <p className={styles.soft}>
      {brought === 0 ? t.shoppingNothing : t.shoppingNote(brought, run.seats.length - brought)}
    </p>
  );
}

type ListProps = Readonly<{
  lines: readonly Line[];
  view: PriceView;
  name: (id: string) => ReactNode;
}>;

function List({ lines, view, name }: ListProps) {
  const t = runMessages;
  const p = priceMessages;
  const language = useLanguage();
  if (lines.length === 0) return null;
  const known = lines.flatMap(({ cost }) => cost ?? []);
  const gil = (amount: number) => p.gil(formatNumber(Math.round(amount), language));
  return (
    <>
      <PriceStatus view={view} />
      <p className={styles.soft}>{p.feeIncluded}</p>
      <ul className={styles.list}>
        {lines.map(({ id, count, cost }) => (
          <li key={id}>
            <span>
              <Times count={formatNumber(count, language, { most: count < 100 ? 1 : 0 })}>{name(id)}</Times>
            </span>
            <span>
              {cost === null
                ? view.phase === "loading" && view.trouble === null
                  ? "…"
                  : t.noPrice
                : gil(cost)}
            </span>
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <p className={styles.sum}>
          {known.length < lines.length ? t.sumOf(known.length, lines.length) : t.sum}{" "}
          <b>{gil(known.reduce((total, cost) => total + cost, 0))}</b> <small>{p.withFee}</small>
        </p>
      )}
    </>
  );
}
