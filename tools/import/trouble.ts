/** Exit codes by reason; 1 is reserved for bugs. */
export const exitCodes = {
  usage: 2,
  missingSheet: 3,
  movedColumn: 4,
  brokenSheet: 5,
  otherPatch: 6,
  serviceDown: 7,
  writing: 8,
} as const;

/** An expected failure, explained in plain words. Nothing is written. */
export class ImportTrouble extends Error {
  readonly kind: keyof typeof exitCodes;

  constructor(kind: keyof typeof exitCodes, message: string) {
    super(message);
    this.name = "ImportTrouble";
    this.kind = kind;
  }
}
