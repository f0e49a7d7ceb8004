import { describe, expect, it } from "vitest";
import { type BuiltChunk, findMapParts, preloadParts, readMapParts } from "./map-parts.ts";

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
  chunk("assets/start.js", ["/x/app/pages/map/engine/viewport.ts", "/x/app/pages/map/engine/start.ts"]),
  chunk("assets/Atlas.js", ["/x/app/pages/map/Atlas.tsx"], ["assets/start.js", "assets/shared.js"]),
  chunk("assets/shared.js", ["/x/app/ui/Field.tsx"], ["assets/deep.js"]),
  chunk("assets/deep.js", ["/x/app/ui/deep.ts"], ["assets/shared.js"]),
  chunk("assets/zadnor.js", ["/y/atlas/markers/zadnor.ts"]),
  chunk("assets/zadnor-labels.js", ["\0virtual:chart-labels/zadnor"]),
  chunk("assets/bsf.js", ["/y/atlas/markers/bsf.ts"]),
];

describe("what a map page loads", () => {
  const parts = findMapParts(chunks);

  it("is the part with the tools, all that it imports, and that map's own records", () => {
    expect(parts.start).toBe("assets/start.js");
    expect([...(parts.scripts.zadnor ?? [])].sort()).toEqual(
      ["Atlas.js", "deep.js", "shared.js", "start.js", "zadnor-labels.js", "zadnor.js"].map(
        (name) => `assets/${name}`,
      ),
    );
    expect(parts.scripts.bsf).not.toContain("assets/zadnor.js");
    expect(parts.styles).toEqual(["assets/Atlas.css"]);
  });

  it("stands in the head once: the starting script at once, the rest behind", () => {
    const page = '<html><head><link rel="later" href="/site/assets/shared.js"/></head><body></body></html>';
    const html = preloadParts(page, "zadnor", parts, "/site/");
    expect(html).toContain(
      '<script type="module" async="" fetchpriority="high" src="/site/assets/start.js"></script>',
    );
    expect(html.match(/shared\.js/g)).toHaveLength(1);
    expect(html).toContain('<link rel="later" href="/site/assets/zadnor.js"/>');
    expect(html).not.toContain("bsf.js");
    expect(html.indexOf("start.js")).toBeLessThan(html.indexOf("</head>"));
  });

  it("is read back without files that the build has left out", () => {
    const read = readMapParts(JSON.stringify(parts), (file) => file !== "assets/deep.js");
    expect(read.scripts.zadnor).toHaveLength(5);
    expect(read.start).toBe(parts.start);
    expect(() => readMapParts('{"start":1}', () => true)).toThrow();
  });

  it("fails loudly where the modules have moved", () => {
    expect(() => findMapParts(chunks.slice(1))).toThrow(/engine\/start\.ts/);
    expect(() => preloadParts("<p>no head</p>", "zadnor", parts, "/")).toThrow(/head/);
  });
});
