import { useEffect, useState } from "react";
import { poppedOut } from "./popped-out.ts";

const SIZE = { width: 360, height: 240 } as const;
const NAME = "foray-pop-out";

type PictureInPicture = Readonly<{ requestWindow: (size: typeof SIZE) => Promise<Window> }>;

const isPictureInPicture = (value: unknown): value is PictureInPicture =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "requestWindow") === "function";

/** Falls back to a popup without picture-in-picture; `null` if the browser refuses both. */
async function openWindow(): Promise<Window | null> {
  const pip: unknown = Reflect.get(window, "documentPictureInPicture");
  if (isPictureInPicture(pip)) {
    try {
      return await pip.requestWindow(SIZE);
    } catch {
      // Not allowed in this frame; a popup may still open.
    }
  }
  return window.open("", NAME, `popup,width=${SIZE.width},height=${SIZE.height}`);
}

/** Copies the page's styles, theme and language. Keeps them in sync until the returned function is called. */
function dress(target: Window, title: string): () => void {
  const { document: inner } = target;
  const copy = () => {
    for (const name of inner.body.getAttributeNames()) inner.body.removeAttribute(name);
    for (const { name, value } of document.body.attributes) inner.body.setAttribute(name, value);
    inner.documentElement.lang = document.documentElement.lang;
  };
  inner.title = title;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    inner.head.append(inner.importNode(sheet, true));
  copy();
  inner.body.dataset.popped = "";
  const observer = new MutationObserver(() => {
    copy();
    inner.body.dataset.popped = "";
  });
  observer.observe(document.body, { attributes: true });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
  return () => observer.disconnect();
}

/**
 * Shows a part of the page in its own window. `box` is the element to render into, `null` while the part is
 * in the page. The window has no state and closes with the page.
 */
export function usePopOut(title: string) {
  const [target, setTarget] = useState<Window | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (target === null) return undefined;
    poppedOut.set(target);
    const undress = dress(target, title);
    const onHide = () => setTarget(null);
    const close = () => target.close();
    target.addEventListener("pagehide", onHide);
    window.addEventListener("pagehide", close);
    return () => {
      poppedOut.set(null);
      undress();
      target.removeEventListener("pagehide", onHide);
      window.removeEventListener("pagehide", close);
      target.close();
    };
  }, [target, title]);
  const open = async () => {
    const opened = await openWindow();
    setRefused(opened === null);
    setTarget(opened);
  };
  return {
    box: target?.document.body ?? null,
    refused,
    toggle: () => {
      if (target === null) void open();
      else setTarget(null);
    },
  };
}
