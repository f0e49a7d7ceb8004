import { writeFileSync } from "node:fs";
import { printTerms } from "./print.ts";

// Writes docs/terms.md again.
writeFileSync(new URL("../../../../docs/terms.md", import.meta.url), printTerms());
