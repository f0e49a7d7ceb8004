import { mapOf } from "@foray/fieldops/atlas/maps";
import type { LayerId } from "@foray/fieldops/atlas/types";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { mapMessages } from "./messages.ts";
import { MapFrame } from "./view/MapFrame.tsx";
import { startMap } from "./view/start.ts";

const layers: readonly LayerId[] = ["aetherytes", "baPortals"];
const hydatos = mapOf("hydatos");

if (typeof window !== "undefined" && /\/portals\/?$/.test(window.location.pathname)) startMap(hydatos.id);

export function meta() {
  return pageMeta({
    title: mapMessages.portalsTitle,
    description: mapMessages.portalsDescription,
    path: "/portals",
    preview: "portals",
  });
}

export default function PortalsPage() {
  const t = mapMessages;
  usePageTitle(t.portalsTitle);
  return <MapFrame map={hydatos} title={t.portalsTitle} layers={layers} black />;
}
