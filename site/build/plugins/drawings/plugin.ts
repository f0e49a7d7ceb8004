import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** A drawing and the file it becomes. */
export type Drawing = Readonly<{ file: string; svg: string }>;

/** A drawing in a file whose name changes with it. */
export function hashed(path: string, svg: string): Drawing {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { file: `${path}-${hash}.svg`, svg };
}

type Drawings = Readonly<{
  /** The plugin's name. */
  name: string;
  /** Prefix of the modules' ids. */
  prefix: string;
  /** The drawings of a module, by the rest of its id. Throws for a name that there is none of. */
  draw: (name: string) => readonly Drawing[];
  /** Exports of a module, given the addresses of its drawings. */
  exported: (addresses: readonly string[]) => unknown;
}>;

/** Drawings as files of their own, whose addresses a module gives: written by a build, sent by the development server. */
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
