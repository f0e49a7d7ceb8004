import type { MapMarker } from "@foray/fieldops/atlas/types";
import { markers as pagos } from "@foray/fieldops/records/markers/pagos/facts";
import { markers as southhorn } from "@foray/fieldops/records/markers/southhorn/facts";
import { expect, test } from "vitest";
import { loadRecord } from "./marker-records.ts";

async function doubtsOf(markers: readonly MapMarker[], ref: string, layer?: string) {
  const marker = markers.find((each) => each.ref === ref && (layer === undefined || each.layer === layer));
  if (marker === undefined) throw new Error(`no marker of ${ref}`);
  return (await loadRecord(marker))?.doubts;
}

test("loadRecord reports which values of a marker are in doubt", async () => {
  expect(await doubtsOf(pagos, "bunnyFates/down-the-rabbit-hole")).toEqual({
    position: null,
    level: { kind: "differ", others: ["20"] },
    caller: null,
  });
});

test("loadRecord lists no other values for a conflict described in words", async () => {
  const doubts = await doubtsOf(southhorn, "engagements/the-black-regiment");
  expect(doubts).toEqual({ position: null, level: null, caller: { kind: "differ", others: [] } });
});
