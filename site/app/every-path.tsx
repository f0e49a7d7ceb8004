/** The one route that the router's build knows. It draws nothing: see router/Site.tsx. */
export default function EveryPath() {
  return null;
}
