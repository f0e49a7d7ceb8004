import { HELD_SCENE } from "./held-scene.ts";
import { settings } from "./settings.ts";

/**
 * The one script that runs inline, before the first paint: theme on the body, the host's brand and the reader's language on the root,
 * one of the seven scenes for the home page: the others are never shown and so never fetched, this one is wanted at once. It is written
 * into every page as text (tools/finish/files.ts) and its hash stands in the Content-Security-Policy, so it must be the same on every
 * page; it must not throw whatever the storage holds.
 *
 * It stands near the top of the head: the sooner it runs, the sooner fonts and scene are asked for, and behind a style sheet it would wait
 * for it, and with it the reading of the page. The body is not there yet; its theme is set as it appears, before anything is painted.
 *
 * On a line that the browser calls slow, fonts and pictures would come a round trip after the text and hold up what belongs to it: the
 * root says `data-late`, the page is set in the reader's own faces, the next page has ours (app/browser/late-faces.ts), and the scene is
 * the one that the home page itself holds. A picture that a page holds is shown in place of its file (tools/finish/held-picture.ts).
 *
 * Most pages hold their styles (tools/finish/inline-styles.ts), the others ask for them. When they are here (or have failed), the root says
 * `data-styled` and the document hears "styled": who measures boxes waits for that.
 *
 * Until the first paint the root says `data-early`: what stands below the first screen can wait with its layout, so that the first frame
 * is short.
 *
 * What is pressed and typed before the page is alive is written down; app/browser/early-input.ts does it again. Forms are not sent.
 *
 * Then it wakes the page. A prerendered page can be read without its scripts, so in front of a reader they wait for the first
 * paint, and the app's manifest with them: on a slow line nothing of them stands beside the style sheets. They do not wait
 * where there is nothing to paint (a hidden tab, a page still in another language) or nothing to wait for (the service worker has
 * them). The links are those that the build names asleep (tools/finish/files.ts), each behind those that it needs: they are fetched
 * together and run one by one up to the site's own start, so that the processor is free between them. The paint comes from the
 * browser itself, not from a timer.
 */
export const bootScript = `(function(d,w){var r=d.documentElement,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},\
t=g("theme"),k=w.matchMedia("(prefers-color-scheme: dark)").matches;\
if(t!=="light"&&t!=="dark"&&t!=="system")t=k?"system":"light";\
var a=function(){if(d.body)d.body.dataset.theme=t==="system"?(k?"dark":"light"):t;return d.body};\
if(!a())new MutationObserver(function(x,o){if(a())o.disconnect()}).observe(r,{childList:true});\
var b=${JSON.stringify(settings.brands.map(({ hosts, siteName, homeTitle }) => [hosts, siteName, homeTitle]))},h=location.hostname.toLowerCase(),i=b.findIndex(function(x){return x[0].some(function(y){return h.indexOf(y)>=0})});\
if(i>0){r.dataset.brand=i;d.title=location.pathname==="/"?b[i][2]:d.title.split(b[0][1]).join(b[i][1])}\
var u;try{u=navigator.serviceWorker.controller}catch(e){}\
var v=navigator.connection,late=!(u||!v||!v.effectiveType||v.effectiveType==="4g"),\
q=late?${HELD_SCENE}:Math.floor(Math.random()*7),e=d.querySelectorAll('link[rel="later"][as="image"]')[q];r.dataset.scene=q;\
w.early={types:["click","input","submit"],fields:new Set,note:function(e){var y=e.type,f=e.target;if(y==="submit")e.preventDefault();else if(y==="input")w.early.fields.add(f);else w.early.button=f.closest("button")}};\
w.early.types.forEach(function(y){d.addEventListener(y,w.early.note,true)});\
r.dataset.early="";if(late)r.dataset.late="";else{d.querySelectorAll('link[as="font"]').forEach(function(e){e.rel="preload"});if(e)e.rel="preload"}\
var l=g("language"),s=["en","ja","de","fr"];\
if(s.indexOf(l)<0){l="en";for(var n=navigator.languages||[],j=0;j<n.length;j++){var p=String(n[j]).toLowerCase().split("-")[0];if(s.indexOf(p)>=0){l=p;break}}}\
if(l!=="en"){r.lang=l;r.dataset.pending="";setTimeout(function(){delete r.dataset.pending},4000)}\
var c=0,m=-1,call=function(){d.querySelectorAll('link[rel="later"]:not([as])').forEach(function(e){e.rel=e.type?"manifest":"modulepreload"})},\
z=0,wake=function(){if(z++)return;delete r.dataset.early;call();var f=d.querySelectorAll('link[rel="modulepreload"]'),y=0,go=function(){var e=f[y++];\
if(e)import(e.href).then("start" in e.dataset?null:go,go)};go()},\
soon=function(){return d.hidden||l!=="en"||u},\
ready=function(){try{if(soon())return wake();\
d.addEventListener("visibilitychange",wake,{once:true});\
new PerformanceObserver(function(a,o){if(a.getEntriesByName("first-contentful-paint").length){o.disconnect();wake()}}).observe({type:"paint",buffered:true});\
if(PerformanceObserver.supportedEntryTypes.indexOf("paint")<0)wake()}catch(e){wake()}},\
came=function(e){if(e&&e.target.rel==="stylesheet")c++;if(m<0||c<m)return;\
d.removeEventListener("load",came,true);d.removeEventListener("error",came,true);\
r.dataset.styled="";d.dispatchEvent(new Event("styled"));ready()},\
hold=function(e,n){var f=n.textContent,i=n.dataset.held,y=URL.createObjectURL(new Blob([n.type==="image/svg+xml"?f:Uint8Array.from(atob(f),function(x){return x.charCodeAt(0)})],{type:n.type}));\
if(e.srcset){e.srcset=e.srcset.replace(i,y);e=e.nextSibling}else e.src=y;e.loading="eager"},\
read=function(){e=d.querySelectorAll("[data-scene-choice]>img")[q];\
var n=d.querySelector("script[data-held]"),f=d.querySelector("[data-hold]");if(n&&f&&(late||!e))try{hold(f,n)}catch(x){}\
if(e)e.loading="eager";\
m=d.querySelectorAll('link[rel="stylesheet"]:not([disabled])').length;try{if(soon())call()}catch(e){}came()};\
d.addEventListener("load",came,true);d.addEventListener("error",came,true);\
d.readyState==="loading"?d.addEventListener("DOMContentLoaded",read,{once:true}):read();\
})(document,window);`;
