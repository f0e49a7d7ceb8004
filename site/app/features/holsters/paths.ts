import { holsterHosts } from "@foray/fieldops/records/holster-hosts/facts";

/** Address of a host, of one of its run types, or of a holster. */
export function stepPath(...steps: readonly string[]): `/${string}` {
  return `/${["drs/holster", ...steps].join("/")}`;
}

/** Every known address of the holsters: the entry page, the editor, hosts, run types, and all listed holsters. */
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
