import { useCallback } from "react";
import type { EntryImage } from "./draft.ts";

/** The picture of an entry. Decoration: its name always stands beside it. */
export function EntryPicture({ image }: { readonly image: EntryImage }) {
  if (typeof image !== "string") return <BlobImage blob={image} />;
  return <img src={image} alt="" draggable={false} />;
}

/** A picture that the page holds in memory. */
function BlobImage({ blob }: { readonly blob: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [blob],
  );
  return <img ref={show} alt="" draggable={false} />;
}
