import { useEffect, useRef, useState, type ReactNode } from "react";

/** How far below the screen something counts as near. */
const nearness = "200px";

/** A part of a page that is drawn, and asks for what it shows, when somebody comes near it. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      // Where the page was busy, it is told several changes at once, the oldest first.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: nearness },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return isNear ? children : <div ref={place} />;
}
