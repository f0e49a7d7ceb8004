import { fragmentFacts } from "@foray/fieldops/records/fragments/facts";
import fragmentNames from "@foray/fieldops/records/fragments/names/page";
import { Lines, PlaceLink, RecordTable } from "~/features/record-table/RecordTable.tsx";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { Times } from "~/i18n/Times.tsx";
import { titled } from "~/i18n/titled.ts";
import { bozjaGuideMessages } from "../messages.ts";

const offers = fragmentFacts.flatMap(({ id, sources }) =>
  sources.flatMap((source) =>
    source.type === "exchange" && source.currency === "bozjan-cluster" ? [{ id, source }] : [],
  ),
);

export default function Clusters() {
  const t = bozjaGuideMessages;
  const fragment = useGameNames("fieldops/fragments", fragmentNames);
  return (
    <RecordTable
      label={t.pages.clusters.title}
      columns={[t.fragment, t.clusters, t.place]}
      rows={offers.map(({ id, source: { cost, quantity, at } }) => ({
        id,
        cells: [
          <span key="n">
            <Times count={quantity}>
              <GameName name={titled(fragment(id))} />
            </Times>
          </span>,
          cost,
          <Lines key="p">
            {at.map((place) => (
              <PlaceLink key={place.map} position={place} />
            ))}
          </Lines>,
        ],
      }))}
    />
  );
}
