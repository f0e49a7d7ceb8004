export { default as FightOf } from "./FightOf.tsx";
export { InFights } from "./InFights.tsx";
export { LearnLink, LearnRun } from "./LearnLink.tsx";
