/** Reason an import stopped, as the command's exit code. 1 is left to bugs. */
export const exitCodes = {
  usage: 2,
  missingSheet: 3,
  movedColumn: 4,
  brokenSheet: 5,
  otherPatch: 6,
  serviceDown: 7,
  writing: 8,
} as const;

/** Something an import cannot go on from: said in plain words, and nothing is written. */
export class ImportTrouble extends Error {
  readonly kind: keyof typeof exitCodes;

  constructor(kind: keyof typeof exitCodes, message: string) {
    super(message);
    this.name = "ImportTrouble";
    this.kind = kind;
  }
}
