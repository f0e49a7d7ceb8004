import type { PlanInput } from "@foray/fieldops/loadout-plan/types";
import { emptyStock } from "@foray/fieldops/loadout-plan/types";
import type { LoadoutTray } from "@foray/fieldops/share-codes/loadout";
import { useMemo } from "react";
import { usePreference } from "~/browser/preferences.ts";
import { ownPricesPreference, stockPreference } from "~/features/inventory/stock.ts";
import { figures, logogramItems, type OwnPrices, unitPrices } from "~/features/market/logogram-prices.ts";
import { useOnScreen } from "~/features/market/use-on-screen.ts";
import { usePrices } from "~/features/market/use-prices.ts";
import { Note } from "~/ui/Note.tsx";
import { LogogramTable } from "./LogogramTable.tsx";
import { MnemeTable } from "./MnemeTable.tsx";
import { loadoutMessages } from "./messages.ts";
import styles from "./Needs.module.css";
import { PlanPanel } from "./PlanPanel.tsx";
import { RecipeList } from "./RecipeList.tsx";
import { StockBox } from "./StockBox.tsx";
import { usePlan } from "./use-plan.ts";

const noPrices: OwnPrices = {};

export default function Needs({ trays }: { trays: readonly LoadoutTray[] }) {
  const t = loadoutMessages;
  const stock = usePreference(stockPreference, emptyStock);
  const own = usePreference(ownPricesPreference, noPrices);
  const [ref, seen] = useOnScreen<HTMLDivElement>();
  const empty = trays.every(({ umbral, astral }) => umbral === null && astral === null);
  const market = usePrices(logogramItems, seen && !empty);
  const prices = useMemo(() => unitPrices(market.prices, own), [market.prices, own]);
  const input = useMemo<PlanInput>(
    () => ({
      trays: trays.map(({ umbral, astral }) => ({ umbral, astral })),
      stock,
      prices: figures(prices),
    }),
    [trays, stock, prices],
  );
  const { solved, failed } = usePlan(input);
  // A plan with a different number of trays is outdated.
  const fitting = solved !== null && solved.input.trays.length === trays.length ? solved : null;

  return (
    <div ref={ref} className={styles.needs}>
      {empty ? (
        <p className={styles.nothing}>{t.needsNothing}</p>
      ) : (
        <>
          {failed && fitting === null && (
            <Note kind="warn">
              <p>{t.planFailed}</p>
            </Note>
          )}
          <PlanPanel solved={fitting} prices={prices} market={market} />
          <div className={styles.columns}>
            <LogogramTable
              tally={fitting?.plan.best ?? null}
              stock={stock}
              prices={prices}
              own={own}
              market={market}
            />
            <MnemeTable tally={fitting?.plan.best ?? null} stock={stock} />
          </div>
          <RecipeList trays={trays} solved={fitting} prices={prices} />
        </>
      )}
      <StockBox stock={stock} />
    </div>
  );
}
