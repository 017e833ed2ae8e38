import { useState } from "react";
import "./CoverImage.css";

/** A title's cover. Its room is reserved before it loads; a broken picture leaves the placeholder. */
export function CoverImage({
  src,
  isEager = false,
}: {
  readonly src: string;
  /** For covers of the first row, which should not wait. */
  readonly isEager?: boolean;
}) {
  const [state, setState] = useState<"loading" | "shown" | "broken">("loading");
  return (
    <span className="cover" data-state={state}>
      {/* Empty: the title always stands beside the cover as text. */}
      <img
        src={src}
        alt=""
        width={600}
        height={850}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        // A picture from the cache can be there before React listens.
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) setState("shown");
        }}
        onLoad={() => {
          setState("shown");
        }}
        onError={() => {
          setState("broken");
        }}
      />
    </span>
  );
}
