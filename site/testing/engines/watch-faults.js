// Runs before each page's own scripts.
(() => {
  const faults = [];
  Object.defineProperty(window, "notedFaults", { value: faults });
  const note = (text) => faults.push(String(text).slice(0, 300));
  window.addEventListener(
    "error",
    ({ target, message }) => {
      // A failed hint is no fault: whatever needs the file reports the failure itself.
      if (/^(?:modulepreload|preload|prefetch)$/.test(target?.rel)) return;
      // Firefox runs this in its own realm, where `instanceof Element` is false.
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
