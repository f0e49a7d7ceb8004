import type { Names } from "../names.ts";

export type ItemFacts = Readonly<{
  id: string;
  itemId: number;
  iconId: number;
  kind: "currency" | "fragment" | "lockbox" | "logogram";
  /** Can be traded on the market board, so that it has a price. */
  marketable: boolean;
}>;

export type Item = ItemFacts & Readonly<{ names: Names }>;

export type Lockbox = Readonly<{
  item: string;
  itemId: number;
  /** `percent` null = not known. */
  drops: readonly Readonly<{ itemId: number; min: number; max: number; percent: number | null }>[];
}>;
