import type { LogosRecipe } from "@foray/fieldops/eureka/logos-actions/types";
import type { PlannedTray, Reason } from "@foray/fieldops/loadout-plan/types";
import type { LogogramId } from "@foray/fieldops/records/logograms/ids";
import type { UnitPrice } from "~/features/market/logogram-prices.ts";
import { priceMessages } from "~/features/market/messages.ts";
import { PricePlace } from "~/features/market/PricePlace.tsx";
import type { PriceView } from "~/features/market/use-prices.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Folded } from "~/ui/fold/Folded.tsx";
import { Panel } from "~/ui/Panel.tsx";
import { loadoutMessages } from "./messages.ts";
import { useAmounts } from "./money.ts";
import { useActionNames, useTrayLabels } from "./names.ts";
import styles from "./PlanPanel.module.css";
import { Recipe } from "./Recipe.tsx";
import type { Solved } from "./use-plan.ts";

/** Trays and reasons that a phone shows before "show all". */
const FIRST = 2;

type PlanPanelProps = Readonly<{
  /** Null until the first plan is ready. */
  solved: Solved | null;
  prices: Readonly<Record<LogogramId, UnitPrice>>;
  market: PriceView;
}>;

export function PlanPanel({ solved, prices, market }: PlanPanelProps) {
  const t = loadoutMessages;
  const amounts = useAmounts(prices);
  const label = useTrayLabels();
  const plan = solved?.plan;
  return (
    <Panel className={styles.panel}>
      <div className={styles.top} aria-live="polite">
        <div>
          <h3 className={styles.title}>{t.plan}</h3>
          <p className={styles.cost}>
            {plan === undefined ? (
              <span className={styles.wait}>{t.planning}</span>
            ) : plan.best.cost === 0 ? (
              <span className={styles.wait}>{t.nothingToBuy}</span>
            ) : (
              <>
                {amounts.cost(plan.best.cost)} {!amounts.bare && <small>{priceMessages.withFee}</small>}
              </>
            )}
          </p>
          {plan !== undefined && plan.best.cost > 0 && (
            <p className={styles.spread}>
              {t.onAverage}. {t.ninety(amounts.cost(plan.spread.ninety))}
              {plan.spread.sufficient > 0 && <> {t.sufficient(amounts.percent(plan.spread.sufficient))}</>}
            </p>
          )}
          <div className={styles.basis}>
            {amounts.bare && <p>{t.noPrices}</p>}
            <PricePlace place={market.place} />
          </div>
        </div>
        <dl className={styles.against}>
          {plan !== undefined && (
            <>
              <Against label={t.firstRecipes} cost={plan.first} best={plan.best.cost} show={amounts} />
              <Against label={t.surestRecipes} cost={plan.surest} best={plan.best.cost} show={amounts} />
            </>
          )}
        </dl>
      </div>
      <ol className={styles.trays}>
        <Folded shown={FIRST} name={t.trays}>
          {plan?.best.trays
            .map((tray, place) => ({ tray, label: label(place) }))
            // Trays without actions need nothing.
            .filter(({ tray }) => tray.tries > 0)
            .map((each) => (
              <TrayRow key={each.label} {...each} percent={amounts.percent} average={amounts.average} />
            ))}
        </Folded>
      </ol>
      {plan !== undefined && (
        <>
          <h3 className={styles.small}>{t.why}</h3>
          <ul className={styles.reasons}>
            <Folded shown={FIRST} name={t.why}>
              {plan.reasons.map((reason, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an action may occur twice, with two recipes
                <ReasonLine key={index} reason={reason} cost={amounts.cost} />
              ))}
            </Folded>
          </ul>
          <p className={styles.proof}>{t.searched(plan.agreeing, plan.starts)}</p>
        </>
      )}
      <details className={styles.details}>
        <summary>{t.assumptions}</summary>
        <ul>
          {t.assumption.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function Against({
  label,
  cost,
  best,
  show,
}: {
  label: string;
  cost: number;
  best: number;
  show: ReturnType<typeof useAmounts>;
}) {
  const t = loadoutMessages;
  const share = cost > 0 ? 1 - best / cost : 0;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {show.cost(cost)} <b>{share >= 0.005 ? t.saves(show.percent(share)) : t.noSaving}</b>
      </dd>
    </div>
  );
}

function TrayRow({
  tray,
  label,
  percent,
  average,
}: {
  tray: PlannedTray;
  label: string;
  percent: (share: number) => string;
  average: (count: number) => string;
}) {
  const t = loadoutMessages;
  const slots: readonly (readonly [string, LogosRecipe | null])[] = [
    [t.umbral, tray.umbral],
    [t.astral, tray.astral],
  ];
  return (
    <li className={styles.tray}>
      <p className={styles.label}>
        <b>{label}</b>
        <span>
          {t.chance(percent(tray.chance))}
          {tray.tries > 1 && <>, {t.tries(average(tray.tries))}</>}
        </span>
      </p>
      {slots.map(([slot, recipe]) => (
        <div key={slot} className={styles.slot}>
          {recipe !== null && (
            <>
              <small>{slot}</small>
              <Recipe recipe={recipe} />
            </>
          )}
        </div>
      ))}
    </li>
  );
}

function ReasonLine({ reason, cost }: { reason: Reason; cost: (amount: number) => string }) {
  const t = loadoutMessages;
  const name = useActionNames();
  const { action, times, why, extra } = reason;
  const words = t.reasons[why];
  return (
    <li>
      <b>
        <GameName name={name(action)} />
        {times > 1 && ` ×${times}`}
      </b>
      <Recipe recipe={reason.recipe} plain />
      <span>{typeof words === "string" ? words : words(cost(extra))}</span>
    </li>
  );
}
