import { settings } from "./settings.ts";

/**
 * The one script that runs inline, before the first paint: theme on the body, the host's brand and the reader's language on
 * the root, one of the seven scenes for the home page. It is written into every page as text and its hash stands in the
 * Content-Security-Policy, so it must be the same on every page; it must not throw whatever the storage holds.
 *
 * Then it wakes the page. A prerendered page can be read without its scripts, so in front of a reader they wait for the first
 * paint, and the app's manifest with them: on a slow line nothing stands beside the style sheet and the fonts. They do not wait
 * where there is nothing to paint (a hidden tab, a page still in another language) or nothing to wait for (the service worker has
 * them). The links are those that the build names asleep (tools/finish/files.ts); the paint comes from the browser itself, not
 * from a timer.
 */
export const bootScript = `(function(d,w){var r=d.documentElement,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},\
t=g("theme"),k=w.matchMedia("(prefers-color-scheme: dark)").matches;\
if(t!=="light"&&t!=="dark"&&t!=="system")t=k?"system":"light";\
d.body.dataset.theme=t==="system"?(k?"dark":"light"):t;\
var b=${JSON.stringify(settings.brands.map(({ hosts, siteName, homeTitle }) => [hosts, siteName, homeTitle]))},h=location.hostname.toLowerCase(),i=b.findIndex(function(x){return x[0].some(function(y){return h.indexOf(y)>=0})});\
if(i>0){r.dataset.brand=i;d.title=location.pathname==="/"?b[i][2]:d.title.split(b[0][1]).join(b[i][1])}\
var q=Math.floor(Math.random()*7),e=d.querySelectorAll('link[rel="later"][as="image"]')[q];r.dataset.scene=q;if(e)e.rel="preload";\
var l=g("language"),s=["en","ja","de","fr"];\
if(s.indexOf(l)<0){l="en";for(var n=navigator.languages||[],j=0;j<n.length;j++){var p=String(n[j]).toLowerCase().split("-")[0];if(s.indexOf(p)>=0){l=p;break}}}\
if(l!=="en"){r.lang=l;r.dataset.pending="";setTimeout(function(){delete r.dataset.pending},4000)}\
var z=0,wake=function(){if(z++)return;d.querySelectorAll('link[rel="later"]:not([as])').forEach(function(e){e.rel=e.type?"manifest":"modulepreload"});\
var e=d.querySelector("link[data-start]");if(e)import(e.href)},\
ready=function(){try{if(d.hidden||l!=="en"||(navigator.serviceWorker&&navigator.serviceWorker.controller))return wake();\
d.addEventListener("visibilitychange",wake,{once:true});\
new PerformanceObserver(function(a,o){if(a.getEntriesByName("first-contentful-paint").length){o.disconnect();wake()}}).observe({type:"paint",buffered:true});\
if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)wake()}catch(e){wake()}};\
d.readyState==="loading"?d.addEventListener("DOMContentLoaded",ready,{once:true}):ready();\
})(document,window);`;
