// Runs in each page before any script of its own, and notes what no page may do.
(() => {
  const faults = [];
  Object.defineProperty(window, "notedFaults", { value: faults });
  const note = (text) => faults.push(String(text).slice(0, 300));
  window.addEventListener(
    "error",
    ({ target, message }) => {
      // A hint that came to nothing, as on a page that is left, is no fault: whoever needs the file says so itself.
      if (/^(?:modulepreload|preload|prefetch)$/.test(target?.rel)) return;
      // Firefox runs this in a realm of its own, where no element is an instance of ours.
      if (typeof target?.outerHTML === "string") note(`not loaded: ${target.outerHTML}`);
      else note(`uncaught: ${message} (${target?.constructor.name})`);
    },
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(`console: ${words.join(" ")}`);
    error.apply(console, words);
  };
})();
