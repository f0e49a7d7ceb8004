import { data } from "react-router";

/** Any address without a page: the root's error screen says so and offers the nearest. */
export function clientLoader(): never {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function NotFoundPage() {
  return null;
}
