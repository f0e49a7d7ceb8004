/** Words of the clock that opens, and of its table of weather. */
export const messages = {
  title: "Current Time",
  localTime: "Local time",
  eorzeaTime: "Eorzea time",
  moonAndSun: "Eorzea date",
  moonSun: (moon: number, sun: number, astral: boolean) =>
    `Sun ${sun} of the ${ordinal(Math.ceil(moon / 2))} ${astral ? "Astral" : "Umbral"} Moon`,
  phase: "Moon",
  phases: [
    "New moon",
    "Waxing crescent",
    "First quarter",
    "Waxing gibbous",
    "Full moon",
    "Waning gibbous",
    "Last quarter",
    "Waning crescent",
  ],
  sunrise: "Sunrise",
  sunset: "Sunset",
  inTime: (duration: string) => `in ${duration}`,
  weather: "Current Weather",
  zone: "Zone",
  addZone: "Add a zone",
  unpin: (zone: string) => `Remove ${zone}`,
  periodLeft: (duration: string) => `This period ends in ${duration}`,
  dial: (time: string) => `The Eorzea day; it is ${time} ET`,
};

function ordinal(count: number): string {
  return ["1st", "2nd", "3rd"][count - 1] ?? `${count}th`;
}

export type ClockMessages = typeof messages;
