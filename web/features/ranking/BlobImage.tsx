import { useCallback } from "react";

/** A picture that the page holds in memory. Decoration: its name always stands beside it. */
export function BlobImage({ blob }: { readonly blob: Blob }) {
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
