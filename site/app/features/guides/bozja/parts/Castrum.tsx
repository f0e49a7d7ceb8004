import { Siege } from "./Siege.tsx";

export default function Castrum() {
  return <Siege id="castrum-lacus-litore" />;
}
