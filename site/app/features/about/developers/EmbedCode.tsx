import { maps } from "@foray/fieldops/atlas/maps";
import { fightList } from "@foray/fieldops/records/fights/list/facts";
import fightNames from "@foray/fieldops/records/fights/list/names/page";
import { fightOperations } from "@foray/fieldops/records/fights/operations/facts";
import mapNames from "@foray/fieldops/records/maps/names/page";
import { useState } from "react";
import { EmbedForm } from "~/features/embed/dialog/EmbedForm.tsx";
import { embedMessages } from "~/features/embed/dialog/messages.ts";
import { useGameNames } from "~/i18n/game-names.tsx";
import { Field, Select } from "~/ui/Field.tsx";
import { Segmented } from "~/ui/Segmented.tsx";
import styles from "./Developers.module.css";
import { FilterSelect } from "./FeedLinks.tsx";
import { developersMessages } from "./messages.ts";

export function EmbedCode() {
  const t = developersMessages;
  const { clock } = embedMessages;
  const mapName = useGameNames("fieldops/maps", mapNames);
  const [what, setWhat] = useState<"forecast" | "map" | "fight" | "clock">("forecast");
  const [uri, setUri] = useState("all");
  const [map, setMap] = useState<string>("southhorn");
  const [fight, setFight] = useState("drs/dahu");
  const fightName = useGameNames("fieldops/fights/list", fightNames);
  const shown = {
    forecast: { target: { what: "forecast", id: uri }, name: t.forecast },
    map: { target: { what: "map", id: map }, name: mapName(map).text },
    fight: { target: { what: "fight", id: fight }, name: fightName(fight).text },
    clock: { target: { what: "clock" }, name: clock },
  } as const;
  return (
    <>
      <div className={styles.form}>
        <Segmented
          legend={t.what}
          value={what}
          onChange={setWhat}
          options={[
            { value: "forecast", label: t.forecast },
            { value: "map", label: t.map },
            { value: "fight", label: t.fight },
            { value: "clock", label: clock },
          ]}
        />
        {what === "forecast" && <FilterSelect value={uri} onChange={setUri} />}
        {what === "map" && (
          <Field label={t.map}>
            {(ids) => (
              <Select {...ids} value={map} onChange={(event) => setMap(event.target.value)}>
                {maps.map(({ id }) => (
                  <option key={id} value={id}>
                    {mapName(id).text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {what === "fight" && (
          <Field label={t.fight}>
            {(ids) => (
              <Select {...ids} value={fight} onChange={(event) => setFight(event.target.value)}>
                {fightOperations.map(({ id: operation }) => (
                  <optgroup key={operation} label={fightName(operation).text}>
                    {fightList.flatMap(({ id, operation: own, timeline }) =>
                      own === operation && timeline ? (
                        <option key={id} value={`${operation}/${id}`}>
                          {fightName(`${operation}/${id}`).text}
                        </option>
                      ) : (
                        []
                      ),
                    )}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <EmbedForm key={what} {...shown[what]} />
    </>
  );
}
