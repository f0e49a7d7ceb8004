/** Names for a page: English here; the site's bundler puts the language of the page in its place. */
export { default } from "./en.ts";
