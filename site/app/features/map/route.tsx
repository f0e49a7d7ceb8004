import mapNames from "@foray/fieldops/records/maps/names/page";
import { useParams } from "react-router";
import { type MetaArgs, pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { mapMessages } from "./messages.ts";
import { MapPicker } from "./picker/MapPicker.tsx";
import { resolveMap } from "./search-params/resolve-map.ts";
import { MapFrame } from "./view/MapFrame.tsx";
import { startMap } from "./view/start.ts";
import { useMapNames } from "./words.ts";

if (typeof window !== "undefined") {
  const { map } = resolveMap(/\/map\/([^/]+)/.exec(window.location.pathname)?.[1] ?? "");
  if (map !== undefined) startMap(map.id);
}

export function meta({ params }: MetaArgs) {
  const { map } = resolveMap(params.mapId ?? "");
  if (map === undefined) {
    return pageMeta({
      title: mapMessages.pickerTitle,
      description: mapMessages.pickerDescription,
      path: "/map",
      preview: "map",
      unlisted: true,
    });
  }
  const name = mapNames[map.id] ?? map.id;
  return pageMeta({
    title: mapMessages.mapTitle(name),
    description: mapMessages.mapDescription(name, map.markers),
    path: `/map/${map.id}`,
    preview: `map-${map.id}`,
    embed: `map/${map.id}`,
  });
}

export default function MapPage() {
  const { mapId = "" } = useParams();
  const t = mapMessages;
  const name = useMapNames();
  const { map, ...rest } = resolveMap(mapId);
  usePageTitle(map === undefined ? t.pickerTitle : t.mapTitle(name(map.id).text));
  if (map === undefined && rest.unknown !== undefined)
    return <MapPicker unknown={rest.unknown} matches={rest.matches} />;
  return map === undefined ? null : <MapFrame key={map.id} map={map} title={name(map.id).text} />;
}
