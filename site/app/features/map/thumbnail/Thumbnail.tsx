import "~art/charts/chart.css";
import { useEffect, useRef } from "react";

const texts = new Map<string, Promise<string>>();

/** Empty after a failure: the caption beside it is enough. */
function loadThumbnail(file: string): Promise<string> {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = fetch(`${import.meta.env.BASE_URL}stills/${file}.svg`)
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => {
      texts.delete(file);
      return "";
    });
  texts.set(file, text);
  return text;
}

/** Inlined, so that it follows the theme. `className` must set the size, or the layout shifts. */
export function Thumbnail({ file, className }: { file: string; className?: string | undefined }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = box.current;
    if (place === null) return undefined;
    let gone = false;
    const draw = async () => {
      const text = await loadThumbnail(file);
      if (gone || text === "") return;
      const { documentElement: drawing } = new DOMParser().parseFromString(text, "image/svg+xml");
      if (!(drawing instanceof SVGSVGElement)) return;
      drawing.setAttribute("width", "100%");
      drawing.setAttribute("height", "100%");
      drawing.setAttribute("preserveAspectRatio", "xMidYMid slice");
      place.replaceChildren(document.importNode(drawing, true));
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void draw();
      },
      { rootMargin: "200px" },
    );
    watch.observe(place);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [file]);
  return <span ref={box} className={className} aria-hidden="true" />;
}
