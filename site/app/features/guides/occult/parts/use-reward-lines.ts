import { type Doubt, doubtOf } from "@foray/fieldops/doubt/doubt";
import type { EncounterReward } from "@foray/fieldops/records/types";
import { formatLabelled, formatNumber, formatPercent, formatTimes } from "~/i18n/format.ts";
import { useLanguage } from "~/i18n/LanguageProvider.tsx";
import { guideMessages } from "../messages.ts";
import { rewardItems } from "./reward-items.ts";

type RewardLine = Readonly<{ text: string; doubt: Doubt | null }>;

export function useRewardLines(): (reward: EncounterReward | undefined) => readonly RewardLine[] {
  const t = guideMessages;
  const language = useLanguage();
  const item = rewardItems.useNames();
  const number = (value: number) => formatNumber(value, language);
  const percent = (share: number) => formatPercent(share, language, 1);
  const word = (itemId: number) => item(itemId)?.text ?? String(itemId);
  return (reward) => {
    if (reward === undefined) return [];
    const { cofferChances, currencies, demiatma, dispeller, observed, tomestones = [] } = reward;
    const amounts = (list: EncounterReward["currencies"], field: string) =>
      list.map(({ itemId, quantity }) => ({
        text: formatTimes(number(quantity), word(itemId)),
        doubt: doubtOf(reward, field),
      }));
    return [
      ...amounts(currencies, "currencies"),
      ...amounts(
        tomestones.filter(({ itemId }) => item(itemId) !== undefined),
        "tomestones",
      ),
      ...(demiatma === undefined
        ? []
        : [
            {
              text: formatLabelled(word(demiatma.itemId), percent(demiatma.chance)),
              doubt: doubtOf(reward, "demiatma"),
            },
          ]),
      ...(dispeller === undefined
        ? []
        : [
            {
              text: formatTimes(number(dispeller.quantity), word(dispeller.itemId)),
              doubt: doubtOf(reward, "dispeller"),
            },
          ]),
      ...(cofferChances === undefined
        ? []
        : [
            {
              text: t.cofferChance(percent(cofferChances.bronze), percent(cofferChances.silver)),
              doubt: doubtOf(reward, "cofferChances"),
            },
          ]),
      ...observed
        .filter(({ itemId }) => item(itemId) !== undefined)
        .map(({ count, itemId, of }) => ({
          text: t.seenTimes(word(itemId), number(count), number(of)),
          doubt: null,
        })),
    ];
  };
}
