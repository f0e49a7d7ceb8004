/**
 * The build asks for a root of all routes. It draws nothing: what surrounds every page is router/Site.tsx, the same in the prerender and
 * in the browser.
 */
export default function Root() {
  return null;
}
