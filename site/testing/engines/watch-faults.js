// Runs in each page before any script of its own, and notes what no page may do.
(() => {
  const faults = [];
  Object.defineProperty(window, "notedFaults", { value: faults });
  const note = (text) => faults.push(String(text).slice(0, 300));
  window.addEventListener(
    "error",
    ({ target, message }) => {
      if (target instanceof Element) note(`not loaded: ${target.outerHTML}`);
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
