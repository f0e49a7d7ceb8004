import zoneNames from "@foray/eorzea/zones/names/page";
import { useParams } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { boardPath, zoneOfSlug } from "../zone-slugs.ts";
import InstanceBoards from "./InstanceBoards.tsx";
import { timerPageMessages } from "./messages.ts";

const { head } = timerPageMessages;

const nameOf = (slug: string | undefined) => {
  const zone = zoneOfSlug(slug);
  return zone === undefined ? undefined : { zone, name: zoneNames[zone] ?? zone };
};

export function meta({ params }: { params: Readonly<{ zone?: string | undefined }> }) {
  const zone = nameOf(params.zone);
  return pageMeta({
    title: zone === undefined ? head.title : head.titleOf(zone.name),
    description: zone === undefined ? head.description : head.descriptionOf(zone.name),
    path: zone === undefined ? "/timers" : boardPath(zone.zone),
    preview: "timers",
  });
}

export default function TimersPage() {
  const { zone } = useParams();
  const known = nameOf(zone);
  usePageTitle(known === undefined ? head.title : head.titleOf(known.name));
  return <InstanceBoards />;
}
