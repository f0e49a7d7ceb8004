export { FragmentSources, type SourcePlaces } from "./FragmentSources.tsx";
export { LogogramSources } from "./logograms.tsx";
