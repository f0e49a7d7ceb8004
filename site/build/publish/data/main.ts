/**
 * Adds a release to the archive, after the package's version was raised. Fails if a promise is broken.
 *
 * Usage: `node site/build/publish/data/main.ts release 2026-12-01`
 */
import { mkdir, writeFile } from "node:fs/promises";
import { collectTables, type Tables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { type Archive, archiveFolder, readArchive, readShapes } from "./archive.ts";
import { compare, type Fingerprints, fingerprint, printFingerprints, type Release } from "./changes.ts";
import { dataSchemas } from "./files.ts";
import { brokenPromises, type Shape, shapeOf } from "./shape.ts";
import { archivedFile, publishedTables, versions } from "./tables.ts";
import { recordsVersion } from "./write.ts";

const write = async (name: string, text: string) => {
  await mkdir(archiveFolder, { recursive: true });
  await writeFile(new URL(name, archiveFolder), text);
};

const lines = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function orNothing<T>(promise: Promise<T>, nothing: T): Promise<T> {
  return promise.catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return nothing;
    throw error;
  });
}

function shapesOf(tables: Tables): Readonly<Record<string, Shape>> {
  return Object.fromEntries(
    versions.flatMap((version) => {
      const published = publishedTables(tables, version);
      return Object.entries(dataSchemas(published, version)).map(([name, schema]) => [
        archivedFile(name, published, version),
        shapeOf(schema),
      ]);
    }),
  );
}

/** Adds new tables and fields to the promise. Throws if a promise is broken. */
async function recordShapes(): Promise<void> {
  const promised = await orNothing(readShapes(), {});
  const shapes = shapesOf(await collectTables());
  const broken = Object.entries(promised).flatMap(([name, shape]) =>
    brokenPromises(shape, shapes[name] ?? {}).map((fault) => `${name}: ${fault}`),
  );
  if (broken.length > 0) throw new Error(`readers would miss something:\n${broken.join("\n")}`);
  await write("shapes.json", lines(shapes));
}

const fingerprints = (tables: Tables): Fingerprints =>
  new Map(versions.flatMap((version) => [...fingerprint(publishedTables(tables, version), version)]));

function nextRelease(tables: Tables, archive: Archive, version: string, day: string): readonly Release[] {
  return [
    { version, date: day, tables: compare(archive.fingerprints, fingerprints(tables)) },
    ...archive.releases,
  ];
}

async function recordRelease(day: string): Promise<string> {
  const tables = await collectTables();
  const version = await recordsVersion();
  const archive = await orNothing(readArchive(), undefined);
  if (archive?.releases.some((release) => release.version === version))
    throw new Error(`${version} is released already: raise the version in packages/fieldops/package.json`);
  const releases =
    archive === undefined ? [{ version, date: day, tables: {} }] : nextRelease(tables, archive, version, day);
  await recordShapes();
  await write("releases.json", lines(releases));
  await write("fingerprints.txt", printFingerprints(fingerprints(tables)));
  return `${version} of ${day} is in the archive.`;
}

const [command, day = ""] = process.argv.slice(2);
try {
  if (command === "release" && /^\d{4}-\d{2}-\d{2}$/.test(day))
    process.stdout.write(`${await recordRelease(day)}\n`);
  else throw new Error("say `release` and its day as YYYY-MM-DD");
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
