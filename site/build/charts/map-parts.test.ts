import { describe, expect, it } from "vitest";
import { type BuiltChunk, findMapParts, mapOfPage, readMapParts } from "./map-parts.ts";

const chunk = (
  fileName: string,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
): BuiltChunk => ({
  fileName,
  moduleIds,
  imports,
  css: fileName.includes("Atlas") ? ["assets/Atlas.css"] : [],
});
const chunks = [
  chunk("assets/start.js", ["/x/app/features/map/engine/viewport.ts", "/x/app/features/map/engine/start.ts"]),
  chunk("assets/Atlas.js", ["/x/app/features/map/Atlas.tsx"], ["assets/start.js", "assets/shared.js"]),
  chunk("assets/shared.js", ["/x/app/ui/Field.tsx"], ["assets/deep.js"]),
  chunk("assets/deep.js", ["/x/app/ui/deep.ts"], ["assets/shared.js"]),
  chunk("assets/zadnor.js", ["/y/generated/markers/zadnor/facts.js"]),
  chunk("assets/zadnor-labels.js", ["\0virtual:chart-labels/zadnor"]),
  chunk("assets/bsf.js", ["/y/generated/markers/bsf/facts.js"]),
];

describe("the files of map pages", () => {
  const parts = findMapParts(chunks, "en");

  it("findMapParts returns the atlas with its imports and the map’s own records", () => {
    expect(parts.start).toBe("assets/start.js");
    expect([...(parts.scripts.zadnor ?? [])].sort()).toEqual(
      ["Atlas.js", "deep.js", "shared.js", "start.js", "zadnor-labels.js", "zadnor.js"].map(
        (name) => `assets/${name}`,
      ),
    );
    expect(parts.scripts.bsf).not.toContain("assets/zadnor.js");
    expect(parts.styles).toEqual(["assets/Atlas.css"]);
  });

  it("findMapParts includes names only in the page’s language", () => {
    const names = ["en", "ja"].map((language) =>
      chunk(`assets/${language}.js`, [`/y/generated/markers/zadnor/names/${language}.js`]),
    );
    const japanese = findMapParts([...chunks, ...names], "ja");
    expect(japanese.scripts.zadnor).toContain("assets/ja.js");
    expect(japanese.scripts.zadnor).not.toContain("assets/en.js");
  });

  it("readMapParts reads written parts and rejects another shape", () => {
    expect(readMapParts(JSON.stringify(parts))).toEqual(parts);
    expect(() => readMapParts('{"start":1}')).toThrow();
  });

  it("mapOfPage returns the map that a page shows, if any", () => {
    expect(["/map/zadnor", "/portals", "/map", "/forecast"].map(mapOfPage)).toEqual([
      "zadnor",
      "hydatos",
      undefined,
      undefined,
    ]);
  });

  it("findMapParts throws if an expected module is missing", () => {
    expect(() => findMapParts(chunks.slice(1), "en")).toThrow(/engine\/start\.ts/);
  });
});
