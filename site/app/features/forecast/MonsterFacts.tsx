import elementSprite from "virtual:glyphs/elements";
import { withDetails } from "@foray/fieldops/forecast-filters/details";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { useFarmNames } from "~/features/spawn-windows/use-farm-names.ts";
import { formatAside } from "~/i18n/format.ts";
import { GameName } from "~/i18n/game-names.tsx";
import { Times } from "~/i18n/Times.tsx";
import { titled } from "~/i18n/titled.ts";
import { Chip, Chips } from "~/ui/Chip.tsx";
import { Glyph, UiIcon } from "~/ui/Glyph.tsx";
import { ElementDoubt } from "./ElementDoubt.tsx";
import { forecastMessages } from "./messages.ts";

export default function MonsterFacts({ filter, mob }: { filter: SpawnRule; mob: string | undefined }) {
  const t = forecastMessages.details;
  const name = useFarmNames();
  const { monster } = filter;
  if (filter.kind !== "notorious-monster") {
    const { monsters } = withDetails(filter);
    return (
      <Chips label={t.facts}>
        {monsters
          .filter((each) => mob === undefined || each.name === mob)
          .map((each) => (
            <Chip key={each.name}>
              {each.element && <Glyph sprite={elementSprite} id={each.element} size={16} />}
              <span>
                <GameName name={titled(name(each.name))} />
                {each.level !== undefined && ` · ${t.level(each.level)}`}
                {each.rank !== undefined && ` · ${t.rank(each.rank)}`}
                {each.element && ` · ${t.elements[each.element]}`}
                {each.element === null && (
                  <>
                    {" · "}
                    <ElementDoubt rule={filter} monster={each.name} />
                  </>
                )}
              </span>
            </Chip>
          ))}
      </Chips>
    );
  }
  if (monster === undefined) return null;
  return (
    <Chips label={t.facts}>
      {monster.level !== undefined && <Chip>{t.level(monster.level)}</Chip>}
      {monster.element && (
        <Chip>
          <Glyph sprite={elementSprite} id={monster.element} size={16} />
          {t.elements[monster.element]}
        </Chip>
      )}
      {filter.rewards.map(({ item, quantity, rate }) => (
        <Chip key={item}>
          <UiIcon id="package" size={16} />
          <span>
            <Times count={quantity ?? 1}>
              <GameName name={titled(name(item))} />
            </Times>
            {rate === "rare" && formatAside("", t.rare)}
          </span>
        </Chip>
      ))}
    </Chips>
  );
}
