/** Last action on the board that can still be undone or followed up. */
export type Notice =
  | Readonly<{ kind: "dropped"; name: string; place: number }>
  | Readonly<{
      kind: "seated";
      seated: number;
      stayed: number;
      left: readonly Readonly<{ name: string; place: number }>[];
    }>
  | Readonly<{ kind: "kind" }>
  | Readonly<{ kind: "next" }>;
