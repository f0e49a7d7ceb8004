import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";

export function stepPath(...steps: readonly string[]): `/${string}` {
  return `/${["drs/holster", ...steps].join("/")}`;
}

/** All known paths: entry page, editors, hosts, run types and listed holsters. */
export function holsterPaths(): string[] {
  const below = holsterHosts.flatMap((host) => [
    stepPath(host.slug),
    ...host.types.flatMap((type) => [
      stepPath(host.slug, type.slug),
      ...type.roles.flatMap(({ holsters }) =>
        holsters.map(({ slug }) => stepPath(host.slug, type.slug, slug)),
      ),
    ]),
  ]);
  return ["/drs", "/createdrsholsters", stepPath(), stepPath("c"), ...below];
}
