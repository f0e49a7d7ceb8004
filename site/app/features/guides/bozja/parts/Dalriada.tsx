import { Siege } from "./Siege.tsx";

/** The fortress ship of Zadnor. */
export default function Dalriada() {
  return <Siege id="the-dalriada" />;
}
