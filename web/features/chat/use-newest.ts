import { useCallback, useRef, useState, type UIEvent } from "react";

/** How near to the end, in pixels, a reader still follows the conversation. */
const nearPx = 48;

/** Keeps a scrolling list at its newest message, until the reader scrolls up. */
export function useNewest() {
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAway, setAway] = useState(false);

  const follow = useCallback(() => {
    const element = list.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  }, []);

  const noticeScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    follows.current = scrollHeight - scrollTop - clientHeight < nearPx;
    setAway(!follows.current);
  };

  const goToNewest = useCallback(() => {
    follows.current = true;
    setAway(false);
    follow();
  }, [follow]);

  return { list, isAway, follow, noticeScroll, goToNewest };
}
