import { hideBroken } from "../ui/display/hide-broken.ts";
import "./CoverImage.css";

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
        onError={hideBroken}
      />
    </span>
  );
}
