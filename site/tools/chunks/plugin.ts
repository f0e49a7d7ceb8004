import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { moduleOf, routes } from "../pages/declared.ts";

const app = fileURLToPath(new URL("../../app", import.meta.url));

/** From this share of the pages on, what they need comes with what surrounds every page. */
const MANY = 1 / 4;
/** From so many pages on, a small module comes with others of its kind, if many parts use it too. */
const FEW = 3;

/** Modules that come in one file: those whose addresses fit one of the patterns. */
type Group = Readonly<{
  name: string;
  of: readonly RegExp[];
  /** Which of them; all unless said. */
  only?: (id: string) => boolean;
  /** Further modules. */
  also?: (id: string) => boolean;
  priority: number;
  minShareCount?: number;
  maxModuleSize?: number;
}>;

/**
 * How the code is cut into files. Left alone, the bundler writes every module that two pages share as a file of its own: a page
 * asked for sixty scripts and fourteen style sheets, and on a slow line each request waits for its turn. Now there is one file
 * of the libraries, the entry with what surrounds every page, one of the small parts that several share, and a few of parts and styles
 * that belong together.
 */
export function chunks(): Plugin {
  const frame = new Set<string>();
  /** How many pages' modules need each module from the start. */
  const uses = new Map<string, number>();
  const inFrame = (id: string) => isEntry(id) || frame.has(id);
  const isOften = (id: string) => (uses.get(id) ?? 0) >= FEW;
  const styles = (folder: string) => new RegExp(`/app/${folder}/[^/]+\\.css`);
  const groups: readonly Group[] = [
    { name: "libraries", of: [/\/node_modules\//], only: inFrame, priority: 30 },
    // For an address that names nothing.
    { name: "nearest", of: [/\/edit-distance/, /\/ui\/closest\./], priority: 25 },
    // What surrounds every page, the addresses of sprites, a line each, and the styles of small components.
    {
      name: "shell",
      also: inFrame,
      of: [/virtual:glyphs\//, /\/app\/ui\/[^/]+\.css/, /\/app\/ui\/doubt\/[^/]+\.css/],
      priority: 20,
    },
    // The styles that a few pages share, by what they are for.
    {
      name: "record-styles",
      of: [
        styles("ui/action-grid"),
        styles("ui/effects"),
        styles("ui/record-table"),
        styles("ui/sources"),
        styles("pages/phantom-jobs"),
      ],
      priority: 15,
    },
    {
      name: "plan-styles",
      of: [styles("ui/alarms"), styles("ui/play-times"), styles("ui/timers")],
      priority: 15,
    },
    { name: "holster-styles", of: [styles("ui/holster"), styles("ui/prices")], priority: 15 },
    // The pages of the atlas are one tool in parts: their styles come in one file.
    { name: "atlas-styles", of: [/\/app\/pages\/map\/.+\.css/, /chart\.css\?atlas$/], priority: 15 },
    // What finds a record by typing, in the references of actions and above tables.
    {
      name: "find",
      of: [/\/app\/ui\/action-grid\/use-(?:find|shortcuts)\./],
      priority: 16,
    },
    // The reference of actions, which three pages are.
    {
      name: "reference",
      of: [/\/app\/ui\/action-grid\//, /\/app\/ui\/RecordMark/],
      only: isOften,
      priority: 14,
    },
    // What undoes, drags and keeps in the editors.
    {
      name: "editing",
      of: [
        /\/app\/ui\/history\./,
        /\/app\/ui\/use-edge-scroll\./,
        /\/app\/ui\/use-undo-keys\./,
        /\/app\/ui\/share\/own-name\./,
        /\/share-codes\/base64/,
        /\/share-codes\/ignored/,
      ],
      priority: 14,
      minShareCount: 2,
    },
    {
      name: "doubt",
      of: [/\/app\/ui\/doubt\/Doubt\./, /\/app\/ui\/doubt\/messages/, /\/fieldops\/src\/doubt\/sky/],
      priority: 14,
      minShareCount: 2,
    },
    // What chooses the hours a player has, and counts what lies in them.
    {
      name: "play",
      of: [
        /\/browser\/play-times\/play-filter/,
        /\/patterns\/play-times/,
        /\/patterns\/local-calendar/,
        /\/app\/ui\/play-times\/(?!PlayTimesDialog)/,
      ],
      priority: 14,
      minShareCount: 2,
    },
    // Those hours, and what words and counts the time up to a window.
    {
      name: "times",
      of: [
        /\/browser\/play-times\/play-times/,
        /\/patterns\/play-range/,
        /\/app\/ui\/spawn-windows\/messages/,
        /\/app\/ui\/Countdown\./,
      ],
      priority: 13,
      minShareCount: 2,
    },
    // What names weather and zones, which many tables do, and what computes the sky, which few do.
    {
      name: "sky-names",
      of: [/\/eorzea\/src\/weathers\/names\b/, /\/eorzea\/src\/zones\/names\b/, /\/i18n\/sky-names/],
      priority: 12,
      minShareCount: 2,
    },
    {
      name: "sky",
      of: [
        /\/eorzea\/src\/(?:sky|roll)\b/,
        /\/eorzea\/src\/weathers\/tables\b/,
        /\/eorzea\/src\/zones\/rates\b/,
      ],
      priority: 12,
      minShareCount: 2,
    },
    {
      name: "filters",
      of: [
        /\/fieldops\/src\/forecast-filters\/(?!details|doubt)/,
        /\/fieldops\/generated\/forecast-filters\/(?!details|doubt)/,
        /\/app\/ui\/filter-titles\//,
        /\/app\/ui\/spawn-windows\/forecast-path/,
      ],
      priority: 12,
      minShareCount: 2,
    },
    // What computes, words and draws the windows of forecasts.
    {
      name: "spawns",
      of: [
        /\/eorzea\/src\/find-windows/,
        /\/eorzea\/src\/window-plan/,
        /\/fieldops\/src\/forecast\/(?!details|doubt)[^/]+$/,
        /\/app\/ui\/spawn-windows\/(?!NextTime)/,
        /\/app\/ui\/SkyDial/,
      ],
      priority: 11,
      minShareCount: 2,
    },
    // What several pages use, a few hundred bytes each.
    {
      name: "common",
      of: [/\/app\/(?:ui|browser|i18n)\/[^/]+\.tsx?$/, /virtual:asset-pack/, /\/lost-actions\/roles\./],
      only: isOften,
      priority: 10,
      minShareCount: 4,
      maxModuleSize: 1600,
    },
  ];
  return {
    name: "foray-chunks",
    apply: "build",
    config(_config, { isSsrBuild }) {
      if (isSsrBuild === true) return undefined;
      return {
        build: {
          modulePreload: { resolveDependencies: withoutFrame },
          rolldownOptions: {
            output: { codeSplitting: { groups: groups.map(tested), includeDependenciesRecursively: false } },
          },
        },
      };
    },
    // Every page loads all that the entry imports, directly or not. What many pages need goes into the same file, to save them a request.
    buildEnd() {
      if (this.environment.name !== "client") return;
      const imported = (from: readonly string[]) => {
        const found = new Set<string>();
        const queue = [...from];
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
        return found;
      };
      const entries = [...this.getModuleIds()].filter(isEntry);
      if (entries.length === 0) this.error("the entry was not found: see tools/chunks");
      for (const id of imported(entries)) frame.add(id);
      const files = new Set(routes.map(({ file }) => moduleOf(file)));
      const pages = [...this.getModuleIds()].filter((id) => files.has(id));
      if (pages.length !== files.size) this.error("a page's module was not found: see tools/chunks");
      for (const page of pages) for (const id of imported([page])) uses.set(id, (uses.get(id) ?? 0) + 1);
      for (const [id, count] of uses) if (count >= pages.length * MANY) frame.add(id);
      // A pattern that no module fits any more is left from before something moved.
      const ids = [...this.getModuleIds()];
      for (const { name, of } of groups)
        for (const pattern of of)
          if (!ids.some((id) => pattern.test(id)))
            this.error(`${name}: nothing fits ${pattern}: see tools/chunks`);
    },
  };
}

/** The group as the bundler takes it. */
function tested({ of, only = () => true, also = () => false, ...group }: Group) {
  return { ...group, test: (id: string) => also(id) || (of.some((pattern) => pattern.test(id)) && only(id)) };
}

/** The files that Vite fetches along with a late part, without those that every page has loaded by then. */
function withoutFrame(
  _file: string,
  files: string[],
  { hostType }: Readonly<{ hostType: "html" | "js" }>,
): string[] {
  const here = /\/(?:libraries|entry\.client|rolldown-runtime)-[^/]+\.js$/;
  return hostType === "html" ? files : files.filter((file) => !here.test(file));
}

function isEntry(id: string): boolean {
  return id.startsWith(`${app}/entry.client.tsx`);
}
