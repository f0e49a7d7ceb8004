import { Siege } from "./Siege.tsx";

export default function Dalriada() {
  return <Siege id="the-dalriada" />;
}
