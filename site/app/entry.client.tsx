import { start } from "./router/start.tsx";

void start();
