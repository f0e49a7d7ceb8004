export type World = Readonly<{
  id: string;
  /** Row of World; Universalis takes it wherever it takes a name. */
  worldId: number;
  latin: string;
  /** Name in the world's own script; the same as `latin` where that is its name. */
  local: string;
}>;

export type DataCenter = Readonly<{
  id: string;
  dataCenterId: number;
  latin: string;
  local: string;
  /** Name that Universalis takes; null = it has none of its own, ask by world id. */
  market: string | null;
  worlds: readonly World[];
}>;

export type Region = Readonly<{
  id: string;
  regionId: number;
  name: string;
  /** Name that Universalis takes; null = it has none, ask by data center or world id. */
  market: string | null;
  dataCenters: readonly DataCenter[];
}>;
