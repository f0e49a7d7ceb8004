import { type createBrowserRouter, createPath } from "react-router";
import { writtenAddress } from "~/browser/written-address.ts";

/** Time after the last change of an address until the router is told of it (ms): it then draws the page again. */
const SETTLE_MS = 250;

type Router = ReturnType<typeof createBrowserRouter>;

/** Tells the router of addresses that pages have written (browser/url-state.ts), so that its links and its Back start from them. */
export function followWritten(router: Router): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = async () => {
    const address = writtenAddress.pending();
    const { location, navigation } = router.state;
    // On the way to another page: what was written is in the history by itself.
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
