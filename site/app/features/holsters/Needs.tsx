import {
  type NeededAction,
  neededActions,
  neededFragments,
  USUAL_RUNS,
} from "@foray/fieldops/holster/needed";
import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import { lostActionFacts } from "@foray/fieldops/records/lost-actions/facts";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import { useMemo } from "react";
import { announce } from "~/browser/announce.ts";
import { usePreference } from "~/browser/preferences.ts";
import { noOwned, ownedItems, setOwned } from "~/features/inventory/owned.ts";
import { buyingCost } from "~/features/market/cost.ts";
import { ItemPrice } from "~/features/market/ItemPrice.tsx";
import { priceMessages } from "~/features/market/messages.ts";
import { PriceStatus } from "~/features/market/PriceStatus.tsx";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { usePrices } from "~/features/market/use-prices.ts";
import { skyOperations, tonightWishes, usualWishes } from "~/features/tonight/wishes.ts";
import { formatNumber, formatSentences } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "~/ui/Button.tsx";
import { FragmentNeed } from "./FragmentNeed.tsx";
import { holsterMessages } from "./messages.ts";
import { NeededActions } from "./NeededActions.tsx";
import styles from "./Needs.module.css";
import { OwnedText } from "./OwnedText.tsx";
import { RunsField, runsPreference } from "./RunsField.tsx";

const homes = new Map(lostActionFacts.map(({ id, fragment }) => [id, fragment]));
const facts = new Map(fragmentFacts.map((fragment) => [fragment.id, fragment]));

type Whose = Readonly<{ name: string; path: string }>;

/** Adds this holster's fragments to tonight's wishes. */
function TonightWish({ actions, name, path }: { actions: readonly NeededAction[] } & Whose) {
  const t = holsterMessages.needs;
  const { holster } = usePreference(tonightWishes, usualWishes);
  const needs = actions.flatMap(({ action, needed }) => {
    const fragment = homes.get(action);
    return fragment === undefined ? [] : [{ action, fragment, needed }];
  });
  const isWished = holster?.path === path && JSON.stringify(holster.needs) === JSON.stringify(needs);
  const wish = () => {
    const kept = tonightWishes.get();
    const operations = skyOperations.filter((id) => id === "bozja" || kept.operations.includes(id));
    tonightWishes.set({ ...kept, operations, holster: { name, path, needs } });
    announce(t.wished);
  };
  return (
    <>
      <Button icon={isWished ? "check" : "plus"} onClick={wish}>
        {isWished ? t.wished : t.wishTonight}
      </Button>{" "}
      {isWished && (
        <ButtonLink kind="quiet" icon="arrow-right" to="/tonight">
          {t.toTonight}
        </ButtonLink>
      )}
    </>
  );
}

export default function Needs({ bags, ...whose }: { bags: HolsterBags } & Whose) {
  const t = holsterMessages.needs;
  const p = priceMessages;
  const language = useLanguage();
  const runs = usePreference(runsPreference, USUAL_RUNS);
  const owned = usePreference(ownedItems, noOwned);
  const actions = useMemo(() => neededActions([bags], runs, owned), [bags, runs, owned]);
  const fragments = useMemo(() => neededFragments(actions, homes, fragmentFacts, owned), [actions, owned]);
  const tradable = useMemo(
    () =>
      fragments.flatMap(({ fragment }) => facts.get(fragment) ?? []).filter(({ marketable }) => marketable),
    [fragments],
  );
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  const view = usePrices(
    tradable.map(({ itemId }) => itemId),
    seen,
  );
  const costs = fragments.map(({ fragment, toGet }) => {
    const item = facts.get(fragment);
    const prices = item && view.prices.get(item.itemId);
    return prices === undefined ? null : buyingCost(Math.ceil(toGet), prices);
  });
  const known = costs.filter((cost) => cost !== null);
  const sum = known.reduce((total, cost) => total + cost, 0);

  return (
    <section className={styles.needs}>
      <header className={styles.head}>
        <h2>{t.title}</h2>
        <RunsField runs={runs} onChange={runsPreference.set} />
      </header>
      {actions.length === 0 ? (
        <p className={styles.nothing}>{t.emptyBags}</p>
      ) : (
        <>
          <NeededActions actions={actions} owned={owned} />
          <OwnedText owned={owned} />
          <div className={styles.fragments} ref={ref}>
            <h3>{t.fragments}</h3>
            {fragments.length === 0 ? (
              <p className={styles.nothing}>{t.allOwned}</p>
            ) : (
              <>
                <p>
                  <TonightWish actions={actions} {...whose} />
                </p>
                <p className={styles.note}>{formatSentences([t.chance, p.feeIncluded])}</p>
                <PriceStatus view={view} />
                <p className={styles.sum}>
                  <span className={styles.sumWord}>{t.buyAll}</span>
                  <b className={known.length === 0 ? styles.sumWord : styles.sumGil}>
                    {known.length === 0
                      ? t.noSum[view.trouble === null ? view.phase : "trouble"]
                      : t.about(p.gil(formatNumber(sum, language)))}
                  </b>
                  {known.length > 0 && <span className={styles.sumWord}>{p.withFee}</span>}
                  {known.length > 0 && known.length < fragments.length && (
                    <span className={styles.sumWord}>{t.unpriced(fragments.length - known.length)}</span>
                  )}
                </p>
                <ul>
                  {fragments.map((need, at) => {
                    const fragment = facts.get(need.fragment);
                    if (fragment === undefined) return null;
                    const cost = costs[at] ?? null;
                    return (
                      <FragmentNeed
                        key={fragment.id}
                        need={need}
                        fragment={fragment}
                        onOwned={(count) => setOwned(owned, fragment.id, count)}
                        cost={cost !== null && need.toGet > 0 && p.gil(formatNumber(cost, language))}
                      >
                        <ItemPrice view={view} itemId={fragment.itemId} marketable={fragment.marketable} />
                        {cost !== null && need.toGet > 0 && (
                          <p className={styles.cost}>
                            {t.buyThese(formatNumber(Math.ceil(need.toGet), language))}{" "}
                            <b className={styles.costGil}>{p.gil(formatNumber(cost, language))}</b>{" "}
                            {p.withFee}
                          </p>
                        )}
                      </FragmentNeed>
                    );
                  })}
                </ul>
                <p className={styles.note}>{p.source}</p>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}
