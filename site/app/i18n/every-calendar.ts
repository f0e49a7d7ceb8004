/** Dates and numbers in every language: for the embeds, which show whichever their address names, the search's lines and tests. */
import de from "./calendar/de.ts";
import { messages as en } from "./calendar/en.ts";
import fr from "./calendar/fr.ts";
import ja from "./calendar/ja.ts";
import { addCalendar } from "./calendars.ts";

addCalendar("en", en);
addCalendar("ja", ja);
addCalendar("de", de);
addCalendar("fr", fr);
