import { forecastMessages } from "./messages.ts";
export default function Page() { return <h1>{forecastMessages.en.next}</h1>; }
