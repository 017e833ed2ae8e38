import { useState } from "react";
import ReactCrop from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { middleSquare, type Crop } from "./cropped-picture.ts";
import "./PictureCrop.css";

/** Part of a loaded picture. */
export interface PicturePart {
  readonly image: HTMLImageElement;
  readonly crop: Crop;
}

/** Where the part of a picture is chosen that an avatar shows: by dragging, or with the arrow keys. */
export function PictureCrop({
  url,
  onChange,
  onBroken,
}: {
  /** The picture, as an object URL. */
  readonly url: string;
  readonly onChange: (part: PicturePart) => void;
  /** Told when the browser cannot show the file as a picture. */
  readonly onBroken: () => void;
}) {
  const [crop, setCrop] = useState<Crop>();
  const [image, setImage] = useState<HTMLImageElement>();
  const choose = (next: Crop, shown: HTMLImageElement | undefined) => {
    setCrop(next);
    if (shown !== undefined && next.width > 0) onChange({ image: shown, crop: next });
  };
  return (
    <div className="picture-crop">
      <ReactCrop
        circularCrop
        keepSelection
        aspect={1}
        minWidth={40}
        crop={crop && { unit: "%", ...crop }}
        ariaLabels={{
          cropArea: "The part that is shown. Move it with the arrow keys.",
          nwDragHandle: "Upper left corner: resize with the arrow keys",
          nDragHandle: "Upper edge: resize with the arrow keys",
          neDragHandle: "Upper right corner: resize with the arrow keys",
          eDragHandle: "Right edge: resize with the arrow keys",
          seDragHandle: "Lower right corner: resize with the arrow keys",
          sDragHandle: "Lower edge: resize with the arrow keys",
          swDragHandle: "Lower left corner: resize with the arrow keys",
          wDragHandle: "Left edge: resize with the arrow keys",
        }}
        onChange={(_, { x, y, width, height }) => {
          choose({ x, y, width, height }, image);
        }}
      >
        <img
          src={url}
          alt="Your picture"
          onError={onBroken}
          onLoad={({ currentTarget }) => {
            setImage(currentTarget);
            const { naturalWidth, naturalHeight } = currentTarget;
            choose(middleSquare(naturalWidth, naturalHeight), currentTarget);
          }}
        />
      </ReactCrop>
      <p className="picture-crop__hint">Drag the circle to what you want to show.</p>
    </div>
  );
}
