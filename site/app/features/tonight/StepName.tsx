import { WindowName } from "~/features/spawn-windows/WindowName.tsx";
import { GameName } from "~/i18n/game-names.tsx";
import { type EveningSpawn, isEnemyWindow } from "./evening-plan.ts";
import { useStepWords } from "./use-step-words.ts";

export function StepName({ window }: Readonly<{ window: EveningSpawn }>) {
  const { enemyName } = useStepWords();
  return isEnemyWindow(window) ? (
    <GameName name={enemyName(window.filter.id)} />
  ) : (
    <WindowName window={window} />
  );
}
