/** The board's last action that still has an offer. */
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
