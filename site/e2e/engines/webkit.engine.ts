import { startWebkit } from "../../testing/engines/webkit.ts";
import { describeEngine } from "./suite.ts";

describeEngine("WebKitGTK", ["webkit", "xvfb"], startWebkit);
