import { useLayoutEffect, useRef, useState } from "react";
import { useIsHydrated } from "~/browser/clock.ts";
import styles from "./Embed.module.css";
import type { FrameSize } from "./frame-markup.ts";

/** @param address root-relative URL of the embed */
export function EmbedPreview({ address, name, frame }: { address: string; name: string; frame: FrameSize }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const isLive = useIsHydrated();
  const { width, height } = frame;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = room === null ? 1 : Math.min(1, room / width);
  return (
    <div ref={box} className={styles.preview}>
      {isLive && room !== null && (
        <div style={{ width: width * scale, height: height * scale }}>
          <iframe
            key={address}
            src={address}
            title={name}
            sandbox="allow-scripts allow-popups"
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}
