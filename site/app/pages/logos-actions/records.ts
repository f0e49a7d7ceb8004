import type { LogosActionFacts, LogosActionGroup } from "@foray/fieldops/eureka/logos-actions/types";
import { logosActionFacts } from "@foray/fieldops/records/logos-actions/facts";

/** The order in which the page shows the groups. */
export const groupOrder: readonly LogosActionGroup[] = [
  "wisdom",
  "spirit",
  "personal",
  "beneficial",
  "other",
];

/** The hue of a group's plates. */
export const groupHues: Readonly<Record<LogosActionGroup, string>> = {
  wisdom: "azure",
  spirit: "violet",
  personal: "brass",
  beneficial: "leaf",
  other: "ember",
};

const byId = new Map<string, LogosActionFacts>(logosActionFacts.map((action) => [action.id, action]));

export function logosAction(id: string): LogosActionFacts | undefined {
  return byId.get(id);
}

/** Every id in the order of the groups, as the grid shows them. */
export const shownIds: readonly string[] = groupOrder.flatMap((group) =>
  logosActionFacts.filter((action) => action.group === group).map(({ id }) => id),
);

/** The other tongues' names, read only to make sense of an address. */
export async function foreignNames() {
  const tables = await Promise.all([
    import("@foray/fieldops/records/logos-actions/names/ja"),
    import("@foray/fieldops/records/logos-actions/names/de"),
    import("@foray/fieldops/records/logos-actions/names/fr"),
    import("@foray/fieldops/records/logos-actions/names/ko"),
    import("@foray/fieldops/records/logos-actions/names/zh-CN"),
    import("@foray/fieldops/records/logos-actions/names/zh-TW"),
  ]);
  return tables.map((table) => table.default);
}
