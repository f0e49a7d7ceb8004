import farmSprite from "virtual:glyphs/farms";
import { membersById } from "@foray/fieldops/forecast-filters/members";
import filterNames from "@foray/fieldops/records/forecast-filters/names/page";
import { GameName, useGameNames } from "~/i18n/game-names.tsx";
import { Glyph, NavGlyph, UiIcon } from "~/ui/Glyph.tsx";
import { shellMessages } from "./messages.ts";
import { SidebarLink, type SidebarWay } from "./SidebarLink.tsx";
import { SidebarSection } from "./SidebarSection.tsx";

type MenuKey = keyof typeof shellMessages.forecastMenu;

type MenuGroup = Readonly<{
  label: MenuKey;
  collections: readonly { readonly id: string; readonly label: MenuKey }[];
}>;

const groups: readonly MenuGroup[] = [
  {
    label: "groupAll",
    collections: [
      { id: "all", label: "allUpcoming" },
      { id: "all-nms", label: "everyMonster" },
    ],
  },
  { label: "groupMonsters", collections: [{ id: "nm", label: "allMonsters" }] },
  { label: "groupFarms", collections: [{ id: "eurekafarms", label: "allFarms" }] },
  { label: "groupFragments", collections: [{ id: "fragments", label: "allFragments" }] },
];

export default function ForecastMenu(way: SidebarWay) {
  const t = shellMessages.forecastMenu;
  const name = useGameNames("fieldops/forecast-filters", filterNames);
  return (
    <>
      <ul>
        <li>
          <SidebarLink to="/" {...way}>
            <UiIcon id="arrow-left" />
            {t.home}
          </SidebarLink>
        </li>
      </ul>
      {groups.map((group) => (
        <SidebarSection key={group.label} id={group.label} label={t[group.label]}>
          {group.collections.map(({ id, label }) => (
            <li key={id}>
              <SidebarLink to={id === "all" ? "/forecast" : `/forecast/${id}`} {...way}>
                <NavGlyph id="forecast" size={18} />
                {t[label]}
              </SidebarLink>
            </li>
          ))}
          {group.label !== "groupAll" &&
            group.collections
              .flatMap(({ id }) => membersById(id))
              .map(({ id, uri }) => (
                <li key={id}>
                  <SidebarLink to={`/forecast/${uri}`} {...way}>
                    <Glyph sprite={farmSprite} id={id} size={18} />
                    <GameName name={name(id)} />
                  </SidebarLink>
                </li>
              ))}
        </SidebarSection>
      ))}
    </>
  );
}
