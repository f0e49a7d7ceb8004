import { publicFile } from "~/features/alarms/calendars/feed-address.ts";

/** Module that can be pasted and run. */
export const fetchExample = `const data = "${publicFile("/data/v2/")}";
const { tables } = await (await fetch(data + "index.json")).json();
const { file } = tables.find(({ table }) => table === "lostActions");
const { records } = await (await fetch(data + file)).json();
console.log(records[0].names.en, records[0].weight);`;

export const packageExample = `import { findWindows, weatherName } from "@foray/eorzea";
import { lostActions } from "@foray/fieldops";

const query = { zone: "eurekaPagos", weather: ["fog"] };
for (const { start, weathers } of findWindows(query, Date.now(), { limit: 3 })) {
  console.log(new Date(start), weatherName(weathers[0], "en"));
}
console.log(lostActions.length);`;

export const commandExample = `npx @foray/eorzea now
npx @foray/eorzea forecast eureka-anemos --periods 5
npx @foray/eorzea find "Eureka Pagos" --weather Fog --hours 18-6 --json`;
