import { type createBrowserRouter, createPath } from "react-router";
import { writtenAddress } from "~/browser/written-address.ts";

/** Delay in ms, because telling the router renders the page again. */
const SETTLE_MS = 250;

type Router = ReturnType<typeof createBrowserRouter>;

/** Tells the router about URLs written by pages (browser/url-state.ts): links and Back start from them. */
export function followWritten(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = async () => {
    const address = writtenAddress.pending();
    const { location, navigation } = router.state;
    // During a navigation the written URL is already in the history.
    if (address === null || navigation.state !== "idle" || createPath(location) === address) return;
    const { state }: { state: unknown } = location;
    writtenAddress.follow(address);
    await router.navigate(address, { replace: true, preventScrollReset: true, state });
    writtenAddress.followed(address);
  };
  writtenAddress.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), SETTLE_MS);
  });
}
