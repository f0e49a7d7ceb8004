import { Siege } from "./Siege.tsx";

/** The siege of the Southern Front. */
export default function Castrum() {
  return <Siege id="castrum-lacus-litore" />;
}
