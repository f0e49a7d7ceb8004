export { AlarmWatcher } from "./AlarmWatcher.tsx";
export { useRingWords } from "./ring-words.ts";
