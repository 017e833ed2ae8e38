import { Suspense, useState } from "react";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { stroked } from "../../ui/display/icons.tsx";

const TrashIcon = stroked(
  "M4.5 7h15",
  "M9.5 7V4h5v3",
  "M6.5 7l1 13h9l1-13",
  "M10.5 11v5.5",
  "M13.5 11v5.5",
);

const DeleteDialog = lazyPage(() =>
  import("./DeleteDialog.island.tsx").then((code) => code.DeleteDialog),
);

/** Deletes a list of the user's own, after asking. Where it stands beside other lists its name says which one. */
export function DeleteListButton({
  name,
  onDelete,
}: {
  /** The list's name, where an icon has to do. */
  readonly name?: string;
  readonly onDelete: () => Promise<unknown>;
}) {
  const [isOpen, setOpen] = useState(false);
  const prepare = DeleteDialog.preload;
  const props = {
    "aria-haspopup": "dialog",
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      setOpen(true);
    },
  } as const;
  return (
    <>
      {name === undefined ? (
        <Button variant="danger" {...props}>
          <TrashIcon />
          Delete List
        </Button>
      ) : (
        <IconButton label={`Delete list: ${name}`} {...props}>
          <TrashIcon />
        </IconButton>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <DeleteDialog
            onDelete={onDelete}
            onClose={() => {
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
