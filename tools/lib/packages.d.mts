type Exports = Readonly<Record<string, string | null>>;

/** A package's manifest as is in the workspace. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports: Exports;
  readonly imports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  /** The folder that `npm pack` takes. */
  readonly target: string;
}

export const packageNames: readonly string[];

export function packageBuild(name: string): string;

export function publishedManifest(manifest: SourceManifest, repository?: string): Record<string, unknown>;

export function withPlainEndings(declaration: string): string;

export function withPlainImports(
  text: string,
  file: string,
  imports: Readonly<Record<string, string>>,
): string;

export function buildPackages(repository?: string): Promise<readonly BuiltPackage[]>;
