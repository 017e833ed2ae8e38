import { useCallback } from "react";
import type { EntryImage } from "./draft.ts";

/** The picture of an entry. Decoration: its name always stands beside it. */
export function EntryPicture({ image }: { readonly image: EntryImage }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      if (typeof image === "string") {
        element.src = image;
        return;
      }
      const address = URL.createObjectURL(image);
      element.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [image],
  );
  return <img ref={show} alt="" draggable={false} />;
}
