import type { Run } from "@foray/fieldops/runs/types";
import { useState } from "react";
import { announce } from "~/browser/announce.ts";
import { copyText } from "~/browser/share.ts";
import { Button } from "~/ui/Button.tsx";
import { Dialog } from "~/ui/Dialog.tsx";
import { runMessages } from "./messages.ts";
import styles from "./Setup.module.css";
import { useComments } from "./use-comments.ts";
import { usePosts } from "./use-posts.ts";

export default function PostsDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = runMessages;
  const [emoji, setEmoji] = useState(false);
  const [copied, setCopied] = useState<ReadonlySet<number>>(new Set());
  const posts = usePosts(run)(emoji);
  const comments = useComments(run);
  return (
    <Dialog title={t.posts} close={t.close} onClose={onClose} wide>
      <div className={styles.form}>
        <p className={styles.soft}>{t.postsNote}</p>
        <div className={styles.checks}>
          <label>
            <input type="checkbox" checked={emoji} onChange={({ target }) => setEmoji(target.checked)} />
            {t.emojiJobs}
          </label>
        </div>
        <ol className={styles.posts}>
          {posts.map((post, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are identified by their number
            <li key={index}>
              <Button
                icon={copied.has(index) ? "check" : "copy"}
                onClick={() =>
                  void copyText(post).then((done) => {
                    announce(done ? t.copied : t.copyFailed);
                    if (done) setCopied((before) => new Set([...before, index]));
                  })
                }
              >
                {t.post(index + 1, posts.length)}
              </Button>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable */}
              <pre tabIndex={0}>{post}</pre>
            </li>
          ))}
        </ol>
        <h3>{t.partyFinder.heading}</h3>
        <p className={styles.soft}>{t.partyFinder.note}</p>
        <ol className={styles.posts}>
          {comments.map(({ of, text }) => (
            <li key={of}>
              <Button
                icon="copy"
                onClick={() => void copyText(text).then((done) => announce(done ? t.copied : t.copyFailed))}
              >
                {t.partyFinder.copy(of)}
              </Button>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable */}
              <pre tabIndex={0}>{text}</pre>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
