import type { SyntheticEvent } from "react";
import "./CoverImage.css";

/** Some browsers draw a mark of their own where a picture does not come. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.hidden = true;
}

/**
 * A title's cover. Its room is reserved before it loads; a broken picture leaves the placeholder. Without a state: a page
 * has dozens of them, whose pictures come when it has most to do.
 */
export function CoverImage({
  src,
  isEager,
}: {
  readonly src: string;
  /** For covers of the first row, which should not wait. */
  readonly isEager?: boolean | undefined;
}) {
  return (
    <span className="cover">
      {/* Empty: the title always stands beside the cover as text. */}
      <img
        key={src}
        src={src}
        alt=""
        width={600}
        height={850}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        onError={hide}
      />
    </span>
  );
}
