import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export type Drawing = Readonly<{ file: string; svg: string }>;

export function hashed(path: string, svg: string): Drawing {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { file: `${path}-${hash}.svg`, svg };
}

type Drawings = Readonly<{
  name: string;
  prefix: string;
  /** Drawings of a module, by its id without the prefix. Throws for an unknown name. */
  draw: (name: string) => readonly Drawing[];
  /** Default export, given the URLs of the drawings. */
  exported: (addresses: readonly string[]) => unknown;
}>;

export function drawings({ name, prefix, draw, exported }: Drawings): Plugin {
  const drawn = new Map<string, readonly Drawing[]>();
  let base = "/";
  return {
    name,
    configResolved(config) {
      base = config.base;
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const asked = id.slice(prefix.length + 1);
      const made = drawn.get(asked) ?? draw(asked);
      drawn.set(asked, made);
      if (this.environment.name === "client" && this.environment.mode === "build") {
        for (const { file, svg } of made) this.emitFile({ type: "asset", fileName: file, source: svg });
      }
      return `export default ${JSON.stringify(exported(made.map(({ file }) => base + file)))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const found = [...drawn.values()].flat().find(({ file }) => path.endsWith(`/${file}`));
        if (found === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(found.svg);
      });
    },
  };
}
