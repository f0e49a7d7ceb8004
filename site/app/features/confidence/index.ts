export { AsOf, type DatedTable } from "./AsOf.tsx";
export { DoubtMark, DoubtText, NotKnown } from "./Doubt.tsx";
export { DoubtLegend } from "./DoubtLegend.tsx";
export { doubtMessages } from "./messages.ts";
