/** English names; the site's bundler replaces this module with the language of the page. */
export { default } from "./en.ts";
