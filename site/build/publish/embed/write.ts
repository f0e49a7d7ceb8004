import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { maps } from "@foray/fieldops/atlas/maps";
import { EMBED_HEIGHTS } from "../../../app/features/embed/dialog/frame-markup.ts";
import type { MapSubject } from "../../../app/features/map/embed/map-subject.ts";
import { EMBED_RUN_SHELL } from "../../../server/share-codes.ts";
import { chartsFolder } from "../../charts/cache.ts";
import { drawSprite } from "../../plugins/sprites/plugin.ts";
import { subjects } from "../feeds/subjects.ts";
import { type Bundle, bundleEmbed } from "./bundle.ts";
import { dataElement, embedPage, oEmbed, oEmbedLink } from "./pages.ts";
import { fightSubject, forecastSubject, mapSubject, runSubject, runTitle, timedFights } from "./subjects.ts";

/** `root` is the site's absolute URL without a trailing slash, `base` its path with slashes at both ends. */
export type Place = Readonly<{ root: string; base: string }>;

const drawn = (file: string) => readFile(join(chartsFolder(), file), "utf8");

async function mapContent({ bounds, id }: (typeof maps)[number], subject: MapSubject): Promise<string> {
  const chart = (await drawn(`${id}.svg`)).replace(
    /^<svg xmlns="[^"]*" class="/,
    '<svg aria-hidden="true" class="chart-live ',
  );
  return [
    `<main><section class="map-stage" tabindex="0" data-map-stage data-names data-bounds="${bounds.join(" ")}"><div class="map-plane">${chart}</div></section></main>`,
    `<div id="near" hidden>${await drawn(`${id}-near.svg`)}</div>`,
    `<div hidden>${drawSprite("markers")}</div>`,
    dataElement("subject", subject),
  ].join("");
}

/** Returns the number of files. */
export async function writeEmbeds(client: string, { base, root }: Place): Promise<number> {
  const files = new Map<string, string>();
  const bundle = async (entry: string, name: string) => {
    const made: Bundle = await bundleEmbed(entry, name);
    files.set(made.scriptName, made.script).set(made.sheetName, made.sheet);
    return { script: `${base}embed/${made.scriptName}`, sheet: `${base}embed/${made.sheetName}` };
  };
  const times = await bundle("features/forecast/embed/main.ts", "embed");
  const charts = await bundle("features/map/embed/map-main.ts", "embed-map");
  const runs = await bundle("features/run/embed/run-main.ts", "embed-run");
  const fights = await bundle("features/along/embed/fight-main.ts", "embed-fight");
  const add = (kind: keyof typeof EMBED_HEIGHTS, path: string, page: Parameters<typeof embedPage>[0]) => {
    const description = `oembed/${path}.json`;
    files.set(`${path}/index.html`, embedPage({ ...page, oEmbed: `${root}/embed/${description}` }));
    files.set(
      description,
      oEmbed({ address: `${root}/embed/${path}`, title: page.title, height: EMBED_HEIGHTS[kind], root }),
    );
  };
  add("clock", "clock", { title: "Eorzea", assets: times, data: { kind: "clock", page: base } });
  for (const subject of subjects) {
    const told = forecastSubject(subject, base);
    const data = { kind: "forecast", page: told.page, subject: JSON.stringify(told) };
    add("forecast", `forecast/${subject.uri}`, { title: told.title.en, assets: times, data });
  }
  for (const map of maps) {
    const subject = await mapSubject(map.id, await drawn(`${map.id}.json`));
    const content = await mapContent(map, subject);
    const data = { kind: "map", page: `${base}map/${map.id}` };
    add("map", `map/${map.id}`, { title: subject.title.en, assets: charts, data, content });
  }
  for (const key of timedFights) {
    const subject = await fightSubject(key);
    add("fight", `fight/${key}`, {
      title: subject.texts.en.fight ?? key,
      assets: fights,
      data: { kind: "fight", page: `${base}fights/${key}/run` },
      content: dataElement("subject", subject),
    });
  }
  const run = { kind: "run", page: `${base}run` };
  files.set("oembed/run.json", oEmbedLink({ title: runTitle, picture: "run", root }));
  files.set(
    EMBED_RUN_SHELL.slice("/embed/".length),
    embedPage({
      title: "Foray Almanac",
      assets: runs,
      data: run,
      oEmbed: `${root}/embed/oembed/run.json`,
      content: dataElement("subject", await runSubject()),
    }),
  );
  files.set(
    "404.html",
    embedPage({ title: "Foray Almanac", assets: times, data: { kind: "lost", page: base } }),
  );
  for (const [path, text] of files) {
    const target = join(client, "embed", path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return files.size;
}
