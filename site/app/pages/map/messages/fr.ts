import { messages as english, type MapMessages } from "./en.ts";

const messages: MapMessages = { ...english };

export default messages;
