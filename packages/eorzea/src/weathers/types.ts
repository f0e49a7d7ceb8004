/** A row of the Weather sheet. `iconId` is the game's icon id (60201 is icon 060201). */
export interface WeatherFacts {
  readonly id: string;
  readonly sheetId: number;
  readonly iconId: number;
}
