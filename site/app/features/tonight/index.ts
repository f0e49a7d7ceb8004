export { decisionsOf, planOf } from "./evening-plan.ts";
export { Ruler } from "./Ruler.tsx";
export { StepGlyph } from "./StepGlyph.tsx";
export { StepName } from "./StepName.tsx";
export { useEvenings } from "./use-tonight.ts";
export { operationOfRule, skyOperations, tonightWishes, usualWishes } from "./wishes.ts";
