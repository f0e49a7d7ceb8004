import { writeFileSync } from "node:fs";
import { printTerms } from "./print.ts";

writeFileSync(new URL("../../../../docs/terms.md", import.meta.url), printTerms());
