import type { ReactNode } from "react";
import { type Navigator, Router, useRoutes } from "react-router";
import { pageId } from "../page-list.ts";
import { NotFound } from "../shell/NotFound.tsx";
import { type DevelopmentFiles, Document } from "./Document.tsx";
import { PageErrors } from "./PageErrors.tsx";
import type { Place, ShownPage } from "./place.ts";

type SiteProps = Readonly<{ base: string; place: Place; navigator: Navigator; files?: DevelopmentFiles }>;

/** The whole site at one place: drawn alike by the prerender and in the browser. */
export function Site({ base, place, navigator, files }: SiteProps) {
  const { location, action, page } = place;
  const alone = (screen: ReactNode) => (
    <Document page={page} bare>
      {screen}
    </Document>
  );
  return (
    <Router basename={base} location={location} navigationType={action} navigator={navigator}>
      <PageErrors place={place} around={alone}>
        <Document page={page} files={files}>
          <PageErrors place={place}>{drawn(page)}</PageErrors>
        </Document>
      </PageErrors>
    </Router>
  );
}

function drawn(page: Place["page"]): ReactNode {
  if (page === undefined) return null;
  return page === null ? <NotFound /> : <Page page={page} />;
}

/** The page below its own pattern, so that it finds the parts of the address by their names. */
function Page({ page }: Readonly<{ page: ShownPage }>) {
  const { entry, module } = page;
  const Drawn = module.default;
  return useRoutes([{ path: entry.path, element: <Drawn key={pageId(entry)} /> }]);
}
