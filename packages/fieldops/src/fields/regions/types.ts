import type { Region } from "#records/types";

export type { Region };
export type DataCenter = Region["dataCenters"][number];
export type World = DataCenter["worlds"][number];
