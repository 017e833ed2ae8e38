import { useState } from "react";
import { defaultAvatar } from "../../../shared/profile.ts";
import "./Avatar.css";

/** A user's round picture; the default picture stands in for a missing or broken one. */
export function Avatar({
  src,
  size,
  isLazy = false,
}: {
  readonly src: string;
  readonly size: number;
  /** For pictures below the first screen, which can wait until they are near it. */
  readonly isLazy?: boolean;
}) {
  const [broken, setBroken] = useState<string>();
  return (
    <img
      className="avatar"
      src={src === "" || src === broken ? defaultAvatar : src}
      alt=""
      width={size}
      height={size}
      {...(isLazy && { loading: "lazy" })}
      onError={() => {
        setBroken(src);
      }}
    />
  );
}
