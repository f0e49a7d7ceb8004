import { Navigate, useLocation } from "react-router";
import { pageMeta } from "~/browser/page-meta.ts";
import { usePageTitle } from "~/browser/use-title.ts";
import { mapMessages } from "./messages.ts";
import { MapPicker } from "./picker/MapPicker.tsx";

export function meta() {
  return pageMeta({
    title: mapMessages.pickerTitle,
    description: mapMessages.pickerDescription,
    path: "/map",
    preview: "map",
  });
}

export default function MapPickerPage() {
  const t = mapMessages;
  const { search } = useLocation();
  usePageTitle(t.pickerTitle);
  // Earlier versions had only the South Horn and linked to it without a map.
  if (/[?&](x|poi)=/.test(search)) return <Navigate replace to={`/map/southhorn${search}`} />;
  return <MapPicker />;
}
